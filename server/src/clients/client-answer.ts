import type { Address, Buyer, Client, Phone } from "@parterre/contract"
import { clientUpdate } from "@parterre/domain/accounts"
import { isCompletedProfile } from "@parterre/domain/clients"
import { normalisePostalCode } from "@parterre/domain/postal-codes"
import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { defined } from "../defined.ts"
import { FileAnswer, type Language, type OperationRequest } from "../http/handler.ts"
import { membershipsOf, type NamedMembership } from "../products/sold-product-store.ts"
import { isoInZone } from "../zoned-time.ts"

/** Where and in which language a client is shown. */
type Shown = Pick<OperationRequest<"getOwnClient">, "website" | "language">

/** A client and the token of the session from now on. */
export interface BoundSession {
  readonly row: ClientRow
  readonly token: string
}

/** Answers about clients, with what they bought that lasts. */
export function clientAnswers(db: Knex) {
  const shown = async (request: Shown, row: ClientRow): Promise<Client> =>
    clientAnswer(row, await membershipsOf(db, request.website.id, row.id), request)
  return {
    shown,
    /** A client, and in a header the token of the session from now on. */
    bound: async (request: Shown, { row, token }: BoundSession): Promise<FileAnswer> =>
      new FileAnswer("application/json; charset=utf-8", JSON.stringify(await shown(request, row)), {
        "x-session-token": token,
        "cache-control": "no-store",
      }),
  }
}

/** Nothing, and in a header the token of the session from now on. */
export const tokenAnswer = (token: string): FileAnswer =>
  FileAnswer.withoutContent({ "x-session-token": token, "cache-control": "no-store" })

/** A client as the contract shows it; the columns of its password stay here. */
function clientAnswer(
  row: ClientRow,
  memberships: readonly NamedMembership[],
  { website, language }: Shown,
): Client {
  const addresses: Address[] = JSON.parse(row.addresses)
  const phones: Phone[] = JSON.parse(row.phones)
  const { firstname, lastname, email } = row
  return defined({
    id: row.id,
    email,
    emailConfirmed: isEmailConfirmed(row),
    pendingEmail: row.pending_email ?? undefined,
    username: row.username ?? undefined,
    firstname,
    lastname,
    language: row.language,
    company: row.company || undefined,
    title: row.title || undefined,
    addresses: addresses.length === 0 ? undefined : addresses,
    phones: phones.length === 0 ? undefined : phones,
    accountId: row.website_id,
    isCompletedProfile: isCompletedProfile({ firstname, lastname, email, addresses, phones }),
    mustChangePassword: row.must_change_password === 1,
    memberships:
      memberships.length === 0
        ? undefined
        : memberships.map((owned) =>
            defined({
              id: owned.id,
              memberId: owned.product_id,
              title: language === "fr" ? owned.title_fr : owned.title_en,
              startsAt: isoInZone(owned.starts_at, website.timeZone),
              endsAt: owned.ends_at === null ? undefined : isoInZone(owned.ends_at, website.timeZone),
            }),
          ),
  })
}

/** Whether the email is shown to be the client's; undefined where nobody was ever asked. */
export const isEmailConfirmed = ({
  email_confirmed_at,
  confirmation_asked_at,
}: Pick<ClientRow, "email_confirmed_at" | "confirmation_asked_at">): boolean | undefined =>
  email_confirmed_at !== null || (confirmation_asked_at === null ? undefined : false)

export type ProfileColumns = Pick<
  ClientRow,
  "email" | "username" | "firstname" | "lastname" | "language" | "company" | "title" | "addresses" | "phones"
>

const nothing = { username: null, company: "", title: "", addresses: "[]", phones: "[]" }

/** What a client says of themselves, as columns; what is left out stays as it is in `known`. */
export function profileColumns(
  client: Client,
  isGuest: boolean,
  language: Language,
  known: Omit<ProfileColumns, "email" | "firstname" | "lastname" | "language"> & {
    readonly language?: Language
  } = nothing,
): ProfileColumns {
  const email = client.email.trim()
  const { username } = clientUpdate({ ...client, email }, isGuest)
  return {
    email,
    username: username ?? known.username,
    firstname: client.firstname.trim(),
    lastname: client.lastname.trim(),
    language: client.language ?? known.language ?? language,
    company: client.company?.trim() ?? known.company,
    title: client.title?.trim() ?? known.title,
    addresses: client.addresses === undefined ? known.addresses : JSON.stringify(client.addresses.map(tidy)),
    phones: client.phones === undefined ? known.phones : JSON.stringify(client.phones),
  }
}

const tidy = (address: Address): Address => {
  const country = address.country.trim().toUpperCase()
  const zipCode = country === "CA" ? normalisePostalCode(address.zipCode) : undefined
  return { ...address, country, zipCode: zipCode ?? address.zipCode.trim() }
}

/** A client as a sale keeps who bought. */
export const buyerOf = ({ firstname, lastname, email, language, addresses, phones }: ClientRow): Buyer => ({
  firstname,
  lastname,
  email,
  language,
  addresses: JSON.parse(addresses),
  phones: JSON.parse(phones),
})
