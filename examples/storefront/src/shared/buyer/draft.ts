import type { DeliveryCategory } from "@parterre/contract"

/** What the shopper typed so far. A card is never part of it. */
export interface Draft {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  /** Where printed tickets go, when they are mailed. */
  readonly street: string
  readonly apartment: string
  readonly city: string
  readonly postalCode: string
  /** The delivery chosen for each event. */
  readonly deliveries: Readonly<Record<string, DeliveryCategory>>
}

/** Where the tab keeps a draft of a site. */
export const draftKey = (subdomain: string): string => `parterre.${subdomain}.checkout`

export const emptyDraft: Draft = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  street: "",
  apartment: "",
  city: "",
  postalCode: "",
  deliveries: {},
}

/** Reads a kept draft; what is not one is as good as none. */
export function readDraft(text: string | null): Draft {
  try {
    const kept: unknown = JSON.parse(text ?? "null")
    if (typeof kept !== "object" || kept === null) return emptyDraft
    const fields = Object.entries(emptyDraft).map(([field, blank]) => {
      const value = (kept as Record<string, unknown>)[field]
      return [field, typeof value === typeof blank && value !== null ? value : blank]
    })
    return Object.fromEntries(fields) as Draft
  } catch {
    return emptyDraft
  }
}
