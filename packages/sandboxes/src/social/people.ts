import type { Localized } from "@parterre/domain/language"

export interface Person {
  /** As the page's form names them. */
  readonly id: string
  /** The provider's own id. */
  readonly subject: string
  readonly email: string
  readonly isVerified: boolean
  readonly firstname: string
  readonly lastname: string
  readonly outcome: Localized
}

const VERIFIED: Localized = { fr: "adresse confirmée", en: "confirmed address" }

/** Who is signed in at the provider's page. */
export const people: readonly Person[] = [
  {
    id: "camille",
    subject: "100000000000000000001",
    email: "camille.roy@exemple.ca",
    isVerified: true,
    firstname: "Camille",
    lastname: "Roy",
    outcome: VERIFIED,
  },
  {
    id: "alex",
    subject: "100000000000000000002",
    email: "alex.macleod@example.ca",
    isVerified: true,
    firstname: "Alex",
    lastname: "MacLeod",
    outcome: VERIFIED,
  },
  {
    id: "sacha",
    subject: "100000000000000000003",
    email: "sacha.cote@exemple.ca",
    isVerified: false,
    firstname: "Sacha",
    lastname: "Côté",
    outcome: { fr: "adresse non confirmée", en: "address not confirmed" },
  },
]

/** A person of the page, or one made up for an address that is typed there. */
export function personOf(id: string, email: string): Person | undefined {
  const known = people.find((person) => person.id === id)
  if (known !== undefined) return known
  if (id !== "other" || !/^[^\s@]+@[^\s@]+$/.test(email)) return undefined
  return {
    id,
    subject: `2${Buffer.from(email.toLowerCase()).toString("hex").slice(0, 40)}`,
    email,
    isVerified: true,
    firstname: "Dominique",
    lastname: "Test",
    outcome: VERIFIED,
  }
}
