import type { Language } from "@parterre/contract"
import type { FrontSide } from "../layout/laid-venue.ts"

interface PictureWords {
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

/** What a picture says beside the plan. */
export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  fr: {
    inAll: (count) => `${count} places en tout`,
    verdict: (faults) =>
      faults === 0
        ? "Rien de suspect"
        : `${faults} ${faults === 1 ? "endroit suspect" : "endroits suspects"}, en rouge`,
    stageGuessed: (side) => `Scène devinée\u00a0: ${sides[side]}`,
  },
  en: {
    inAll: (count) => `${count} in all`,
    verdict: (faults) =>
      faults === 0
        ? "Nothing suspicious"
        : `${faults} suspicious ${faults === 1 ? "place" : "places"}, in red`,
    stageGuessed: (side) => `Stage guessed: ${side}`,
  },
}
