import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import type { Knex } from "knex"
import type { CertificateUseRow, GiftCertificateRow } from "../../src/database/certificate-tables.ts"
import type { RefundRow } from "../../src/database/refund-tables.ts"
import { certificateHash } from "../../src/gift-certificates/certificate-store.ts"
import { documentOf } from "../../src/refunds/plan-refund.ts"

/** Writes an issued certificate; its id is its code. */
export async function issueCertificate(
  db: Knex,
  certificate: { readonly websiteId: string; readonly code: string; readonly value: number },
): Promise<GiftCertificateRow> {
  const { websiteId, code, value } = certificate
  const plain = plainCertificateCode(code) ?? ""
  const row: GiftCertificateRow = {
    id: `${websiteId}.${code}`,
    website_id: websiteId,
    code_hash: certificateHash(plain),
    last_four: plain.slice(-4),
    value,
    balance: value,
    currency: "CAD",
    state: "open",
    hold_line_id: null,
    created_at: 0,
    changed_at: 0,
  }
  await db<GiftCertificateRow>("gift_certificates").insert(row)
  return row
}

/** Cents that sales were paid with by certificate, by sale. */
export async function spentOfSales(db: Knex): Promise<ReadonlyMap<string, number>> {
  const spent = await db<CertificateUseRow>("certificate_uses").where({ state: "spent" })
  return new Map([...Map.groupBy(spent, ({ sale_id }) => sale_id)].map(([id, uses]) => [id, total(uses)]))
}

/** Certificates whose value is not what is left on them and what was taken: money made or lost. */
export async function certificateUnrest(db: Knex): Promise<string[]> {
  const uses = await db<CertificateUseRow>("certificate_uses")
  const held = uses.filter(({ state }) => state === "held")
  const wrong = held.map(({ sale_id }) => `still held from a certificate: ${sale_id}`)
  const done = await db<RefundRow>("refunds").whereNot({ state: "refused" })
  const returns = done.flatMap((row) =>
    documentOf(row).returns.flatMap((one) => (one.means === "giftcertificate" ? one : [])),
  )
  const refunded = new Set(await db("refunded_pieces").pluck("piece_id"))
  const voided = new Set<string>(
    await db("hold_lines")
      .join("holds", "holds.id", "hold_lines.hold_id")
      .join("sales", "sales.cart_id", "holds.cart_id")
      .where({ "sales.state": "voided" })
      .pluck("hold_lines.id"),
  )
  for (const { id, value, balance, hold_line_id } of await db<GiftCertificateRow>("gift_certificates")) {
    const taken = total(uses.filter((use) => use.certificate_id === id && use.state !== "returned"))
    const given = returns.reduce((sum, one) => sum + (one.certificateId === id ? one.amount : 0), 0)
    const isEnded = (pieces: ReadonlySet<string>) => hold_line_id !== null && pieces.has(hold_line_id)
    // What was bought and never paid ends with what is left of it.
    const ended = isEnded(refunded) ? value : isEnded(voided) ? value - taken : 0
    if (balance < 0 || balance + taken + ended - given !== value)
      wrong.push(`${id}: ${value} is not ${balance} + ${taken}`)
  }
  return wrong
}

const total = (uses: readonly CertificateUseRow[]) => uses.reduce((sum, { amount }) => sum + amount, 0)
