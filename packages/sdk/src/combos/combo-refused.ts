import { type ComboJudgement, choiceToChange } from "@parterre/domain/combos"
import { type Language, ParterreError } from "../client/failures.ts"

export type ComboFault = Extract<ComboJudgement, { ok: false }>["reason"]

type Text = Readonly<Record<Language, string>>

const incomplete: Text = {
  fr: "Ce forfait n’est pas complet : faites les choix qui manquent.",
  en: "This package isn’t complete: make the remaining choices.",
}
const gone: Text = {
  fr: "Un de vos choix n’est plus offert dans ce forfait.",
  en: "One of your choices is no longer part of this package.",
}
const repeated: Text = {
  fr: "Ce forfait ne permet pas de choisir deux fois le même événement.",
  en: "This package doesn’t let you choose the same event twice.",
}
const seats: Text = {
  fr: "Choisissez autant de places que de forfaits.",
  en: "Choose as many seats as packages.",
}
const texts: Readonly<Record<ComboFault, Text>> = {
  "nothing-picked": incomplete,
  "mandatory-incomplete": incomplete,
  "pseudo-mandatory-incomplete": incomplete,
  "unknown-detail": gone,
  "unknown-price": gone,
  "detail-sold-out": {
    fr: "Un de vos choix vient d’afficher complet.",
    en: "One of your choices just sold out.",
  },
  "detail-picked-twice": repeated,
  "show-picked-twice": {
    fr: "Ce forfait ne permet qu’une date d’un même événement.",
    en: "This package allows only one date per event.",
  },
  "event-picked-twice": repeated,
  "too-many-picks": {
    fr: "Ce forfait compte trop de choix : retirez-en.",
    en: "This package has too many choices: remove some.",
  },
  "seats-do-not-match": seats,
  "seat-picked-twice": seats,
  "invalid-quantity": { fr: "Choisissez une autre quantité.", en: "Choose another quantity." },
}

/** A combo that would be refused, so nothing was sent. */
export class ComboRefused extends ParterreError {
  readonly _tag = "combo-refused"
  readonly action = "fix-input"
  readonly fault: ComboFault
  /** The group at fault, where one is, and the detail of it that cannot be picked. */
  readonly groupId: string | undefined
  readonly detailId: string | undefined

  constructor(
    { reason, groupId, detailId }: Extract<ComboJudgement, { ok: false }>,
    name: string | undefined,
    language: Language,
  ) {
    const text = texts[reason][language]
    super(name === undefined ? text : `${text} ${choiceToChange(name, language)}`)
    this.name = "ComboRefused"
    this.fault = reason
    this.groupId = groupId
    this.detailId = detailId
  }
}
