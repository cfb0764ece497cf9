import type { Localized } from "../language/localized.ts"
import { placeKey } from "./place-key.ts"

export type UsState = { code: string; name: Localized }

/** The fifty states of the United States and the District of Columbia, by English name [ENUM-009]. */
export const US_STATES: readonly UsState[] = [
  { code: "AL", name: { fr: "Alabama", en: "Alabama" } },
  { code: "AK", name: { fr: "Alaska", en: "Alaska" } },
  { code: "AZ", name: { fr: "Arizona", en: "Arizona" } },
  { code: "AR", name: { fr: "Arkansas", en: "Arkansas" } },
  { code: "CA", name: { fr: "Californie", en: "California" } },
  { code: "CO", name: { fr: "Colorado", en: "Colorado" } },
  { code: "CT", name: { fr: "Connecticut", en: "Connecticut" } },
  { code: "DE", name: { fr: "Delaware", en: "Delaware" } },
  { code: "DC", name: { fr: "District de Columbia", en: "District of Columbia" } },
  { code: "FL", name: { fr: "Floride", en: "Florida" } },
  { code: "GA", name: { fr: "Géorgie", en: "Georgia" } },
  { code: "HI", name: { fr: "Hawaï", en: "Hawaii" } },
  { code: "ID", name: { fr: "Idaho", en: "Idaho" } },
  { code: "IL", name: { fr: "Illinois", en: "Illinois" } },
  { code: "IN", name: { fr: "Indiana", en: "Indiana" } },
  { code: "IA", name: { fr: "Iowa", en: "Iowa" } },
  { code: "KS", name: { fr: "Kansas", en: "Kansas" } },
  { code: "KY", name: { fr: "Kentucky", en: "Kentucky" } },
  { code: "LA", name: { fr: "Louisiane", en: "Louisiana" } },
  { code: "ME", name: { fr: "Maine", en: "Maine" } },
  { code: "MD", name: { fr: "Maryland", en: "Maryland" } },
  { code: "MA", name: { fr: "Massachusetts", en: "Massachusetts" } },
  { code: "MI", name: { fr: "Michigan", en: "Michigan" } },
  { code: "MN", name: { fr: "Minnesota", en: "Minnesota" } },
  { code: "MS", name: { fr: "Mississippi", en: "Mississippi" } },
  { code: "MO", name: { fr: "Missouri", en: "Missouri" } },
  { code: "MT", name: { fr: "Montana", en: "Montana" } },
  { code: "NE", name: { fr: "Nebraska", en: "Nebraska" } },
  { code: "NV", name: { fr: "Nevada", en: "Nevada" } },
  { code: "NH", name: { fr: "New Hampshire", en: "New Hampshire" } },
  { code: "NJ", name: { fr: "New Jersey", en: "New Jersey" } },
  { code: "NM", name: { fr: "Nouveau-Mexique", en: "New Mexico" } },
  { code: "NY", name: { fr: "New York", en: "New York" } },
  { code: "NC", name: { fr: "Caroline du Nord", en: "North Carolina" } },
  { code: "ND", name: { fr: "Dakota du Nord", en: "North Dakota" } },
  { code: "OH", name: { fr: "Ohio", en: "Ohio" } },
  { code: "OK", name: { fr: "Oklahoma", en: "Oklahoma" } },
  { code: "OR", name: { fr: "Oregon", en: "Oregon" } },
  { code: "PA", name: { fr: "Pennsylvanie", en: "Pennsylvania" } },
  { code: "RI", name: { fr: "Rhode Island", en: "Rhode Island" } },
  { code: "SC", name: { fr: "Caroline du Sud", en: "South Carolina" } },
  { code: "SD", name: { fr: "Dakota du Sud", en: "South Dakota" } },
  { code: "TN", name: { fr: "Tennessee", en: "Tennessee" } },
  { code: "TX", name: { fr: "Texas", en: "Texas" } },
  { code: "UT", name: { fr: "Utah", en: "Utah" } },
  { code: "VT", name: { fr: "Vermont", en: "Vermont" } },
  { code: "VA", name: { fr: "Virginie", en: "Virginia" } },
  { code: "WA", name: { fr: "Washington", en: "Washington" } },
  { code: "WV", name: { fr: "Virginie-Occidentale", en: "West Virginia" } },
  { code: "WI", name: { fr: "Wisconsin", en: "Wisconsin" } },
  { code: "WY", name: { fr: "Wyoming", en: "Wyoming" } },
]

/** The code of the state a shopper means by a name or an abbreviation; case and accents do not matter [VAL-015]. */
export function findUsState(text: string): string | undefined {
  const wanted = placeKey(text)
  return US_STATES.find(({ code, name }) => [code, name.fr, name.en].some((one) => placeKey(one) === wanted))
    ?.code
}
