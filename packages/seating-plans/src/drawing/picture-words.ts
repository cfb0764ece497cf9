import type { Language } from "@parterre/contract"
import type { FrontSide } from "../layout/laid-venue.ts"

interface PictureWords {
  /** Of a section, numbered. */
  readonly seats: (count: number) => string
  /** Of a section, without numbers. */
  readonly places: (count: number) => string
  readonly inAll: (count: number) => string
  readonly verdict: (faults: number) => string
  readonly stageGuessed: (side: FrontSide) => string
}

const sides: Readonly<Record<FrontSide, string>> = {
  top: "en haut",
  bottom: "en bas",
  left: "à gauche",
  right: "à droite",
}

const placesInFrench = (count: number): string => `${count} ${count < 2 ? "place" : "places"}`

/** What a picture says beside the plan. */
export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  fr: {
    seats: placesInFrench,
    places: placesInFrench,
    inAll: (count) => `${placesInFrench(count)} en tout`,
    verdict: (faults) =>
      faults === 0
        ? "Rien de suspect"
        : `${faults} ${faults === 1 ? "endroit suspect" : "endroits suspects"}, en rouge`,
    stageGuessed: (side) => `Scène devinée\u00a0: ${sides[side]}`,
  },
  en: {
    seats: (count) => `${count} ${count === 1 ? "seat" : "seats"}`,
    places: (count) => `${count} ${count === 1 ? "place" : "places"}`,
    inAll: (count) => `${count} in all`,
    verdict: (faults) =>
      faults === 0
        ? "Nothing suspicious"
        : `${faults} suspicious ${faults === 1 ? "place" : "places"}, in red`,
    stageGuessed: (side) => `Stage guessed: ${side}`,
  },
}
