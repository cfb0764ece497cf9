import type { Client } from "@parterre/contract"
import { isBlank } from "@parterre/domain/clients"
import type { Draft } from "./draft.ts"

/** A draft with what is known of a logged-in client where nothing was typed. */
export function withClient(draft: Draft, client: Client): Draft {
  const [address] = client.addresses ?? []
  const known = {
    firstname: client.firstname,
    lastname: client.lastname,
    email: client.email,
    phone: client.phones?.[0]?.number ?? "",
    ...(address?.country === "CA" && {
      street: address.addressLine1,
      apartment: address.appartment ?? "",
      city: address.city,
      postalCode: address.zipCode,
    }),
  }
  const blank = Object.entries(known).filter(([field]) => isBlank(String(draft[field as keyof typeof known])))
  return { ...draft, ...Object.fromEntries(blank) }
}
