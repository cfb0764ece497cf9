import type { Knex } from "knex"
import type { FlexPassRow, MembershipRow, ProductRow } from "../database/product-tables.ts"
import { rowSet, rowsOf } from "../database/row-sets.ts"
import { SIGN_IN_LIMIT } from "../sessions/sign-in-limit.ts"

/** Rows of one statement. */
const atOnce = 100

export async function insertMemberships(
  trx: Knex.Transaction,
  rows: readonly MembershipRow[],
): Promise<void> {
  if (rows.length > 0) await trx.batchInsert("memberships", [...rows], atOnce)
}

/** A membership with the name of what was bought. */
export type NamedMembership = Pick<MembershipRow, "id" | "product_id" | "starts_at" | "ends_at"> &
  Pick<ProductRow, "title_fr" | "title_en">

/** The memberships of a client, the last first. */
export async function membershipsOf(
  db: Knex,
  websiteId: string,
  clientId: string,
): Promise<readonly NamedMembership[]> {
  const rows: NamedMembership[] = await db("memberships as m")
    .join("products as p", "p.id", "m.product_id")
    .where({ "m.website_id": websiteId, "m.client_id": clientId })
    .orderBy("m.starts_at", "desc")
    .limit(100)
    .select("m.id", "m.product_id", "m.starts_at", "m.ends_at", "p.title_fr", "p.title_en")
  return rows.map((row) => ({
    ...row,
    starts_at: Number(row.starts_at),
    ends_at: row.ends_at === null ? null : Number(row.ends_at),
  }))
}

/** The products of memberships that the clients of sessions have now, whoever is signed in; a signed token does not tell. */
export async function membershipsOfSessions(
  db: Knex,
  sessions: readonly { readonly websiteId: string; readonly id: string }[],
  now: number,
): Promise<
  readonly { readonly website_id: string; readonly session_id: string; readonly product_id: string }[]
> {
  if (sessions.length === 0) return []
  const asked = rowSet(
    db,
    { website_id: "text", session_id: "text" },
    sessions.map(({ websiteId, id }) => ({ website_id: websiteId, session_id: id })),
  )
  return rowsOf(
    db,
    `SELECT asked.website_id, asked.session_id, m.product_id
     FROM ${asked.sql} AS asked CROSS JOIN sessions AS s CROSS JOIN memberships AS m
     WHERE s.website_id = asked.website_id AND s.id = asked.session_id AND s.signed_in_at > ?
       AND m.website_id = asked.website_id AND m.client_id = s.client_id
       AND m.starts_at <= ? AND (m.ends_at IS NULL OR m.ends_at > ?)`,
    [...asked.bindings, now - SIGN_IN_LIMIT, now, now],
  )
}

export async function insertFlexPasses(trx: Knex.Transaction, rows: readonly FlexPassRow[]): Promise<void> {
  if (rows.length > 0) await trx.batchInsert("flex_passes", [...rows], atOnce)
}
