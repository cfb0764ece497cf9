import type { Localized } from "@parterre/contract"
import type { SvgConvention } from "./drawn-seats.ts"

/** What a person should look at before a drawing becomes a plan. */
export interface SvgDoubt {
  readonly rule:
    | "seats-by-shape"
    | "unnamed-shapes"
    | "numbers-made"
    | "numbers-missing"
    | "row-names-made"
    | "rows-split"
    | "left-out"
    | "other-scale"
    | "areas-left-out"
  readonly message: Localized
}

interface Understood {
  readonly convention: SvgConvention
  readonly seats: number
  readonly unnamed: number
  readonly numbers: number
  readonly missing: number
  readonly rowNames: number
  readonly split: number
  readonly ignored: number
  readonly pitch: number
  readonly lostAreas: boolean
}

/** Drawings for pretix have seats about 25 apart. */
const USUAL = { from: 12, to: 50, pitch: 25 }

/** Everything that was guessed or left out, in words. */
export function svgDoubts(found: Understood): readonly SvgDoubt[] {
  const { convention, seats, unnamed, numbers, missing, rowNames, split, ignored, pitch } = found
  const all: readonly (readonly [boolean, SvgDoubt["rule"], string, string])[] = [
    [
      convention === "shapes",
      "seats-by-shape",
      `Les sièges n’ont pas de nom\u00A0: les ${seats} formes de même taille ont été prises pour des sièges. Comparez ce nombre à celui de la salle.`,
      `Seats have no names: the ${seats} shapes of one size were taken for seats. Compare this number with the hall’s.`,
    ],
    [
      unnamed > 0,
      "unnamed-shapes",
      `${unnamed} formes de la taille d’un siège n’ont pas de nom et ne sont pas des sièges ici. Ajoutez-les s’il en manque.`,
      `${unnamed} shapes the size of a seat have no name and aren’t seats here. Add them if any are missing.`,
    ],
    [
      numbers > 0,
      "numbers-made",
      `${numbers} sièges n’avaient pas de numéro\u00A0: ils sont numérotés à partir de la gauche.`,
      `${numbers} seats had no number: they’re numbered from the left.`,
    ],
    [
      missing > 0,
      "numbers-missing",
      `${missing} sièges n’ont pas de numéro dans une rangée qui en a. Numérotez-les.`,
      `${missing} seats have no number in a row that has some. Number them.`,
    ],
    [
      rowNames > 0,
      "row-names-made",
      `${rowNames} rangées n’avaient pas de nom\u00A0: elles sont nommées A, B, C… de haut en bas.`,
      `${rowNames} rows had no name: they’re named A, B, C… from the top down.`,
    ],
    [
      split > 0,
      "rows-split",
      `${split} rangées ont un vide\u00A0: chaque côté est une rangée du même nom.`,
      `${split} rows have a gap: each side is a row of the same name.`,
    ],
    [
      ignored > 0,
      "left-out",
      `${ignored} éléments ont été laissés de côté, comme des scripts ou des images.`,
      `${ignored} elements were left out, such as scripts and pictures.`,
    ],
    [
      pitch < USUAL.from || pitch > USUAL.to,
      "other-scale",
      `Les sièges sont à ${figure(pitch, "fr")} unités l’un de l’autre. Pour pretix, mettez le plan à l’échelle ${figure(USUAL.pitch / pitch, "fr")}.`,
      `Seats are ${figure(pitch, "en")} units apart. For pretix, scale the plan by ${figure(USUAL.pitch / pitch, "en")}.`,
    ],
    [
      found.lostAreas,
      "areas-left-out",
      "Le dessin a trop de formes qui ne sont pas des sièges\u00A0: les dernières ont été laissées de côté.",
      "The drawing has too many shapes that aren’t seats: the last ones were left out.",
    ],
  ]
  return all.flatMap(([isSo, rule, fr, en]) => (isSo ? [{ rule, message: { fr, en } }] : []))
}

function figure(value: number, language: "fr" | "en"): string {
  const text = String(Number(value.toPrecision(3)))
  return language === "fr" ? text.replace(".", ",") : text
}
