import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import type { Knex } from "knex"
import type { ProductHoldDetails } from "../carts/held-products.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { FlexPassRow, MembershipRow, ProductTerms } from "../database/product-tables.ts"
import type { SoldCertificateCodes } from "../gift-certificates/certificate-codes.ts"
import { certificateHash, insertCertificates } from "../gift-certificates/certificate-store.ts"
import type { NewId } from "../ids.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { CERTIFICATE_MAIL, type CertificateMessage } from "../products/certificate-message.ts"
import { insertFlexPasses, insertMemberships } from "../products/sold-product-store.ts"
import { dayAfter, dayInZone, hourOfDay, startOfDay } from "../zoned-time.ts"

interface Issue {
  readonly newId: NewId
  readonly certificateCodes: SoldCertificateCodes
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly soldAt: number
}

/** The hour of the local day at which a gift certificate is mailed that is to arrive on it. */
const MORNING = 8

/** What sold products become: memberships and flex passes of the client, gift certificates with a mail for each. */
export async function issueProducts(
  trx: Knex.Transaction,
  sale: SaleRow,
  sold: readonly ProductHoldDetails[],
  issue: Issue,
): Promise<void> {
  const ofKind = (kind: ProductHoldDetails["product"]["kind"]) =>
    sold.filter(({ product }) => product.kind === kind)
  await insertMemberships(
    trx,
    ofKind("membership").flatMap((held) => memberships(sale, held, issue)),
  )
  await insertFlexPasses(
    trx,
    ofKind("flexpass").flatMap((held) => flexPasses(sale, held, issue)),
  )
  for (const held of ofKind("giftcertificate")) await issueCertificates(trx, sale, held, issue)
}

function memberships(sale: SaleRow, held: ProductHoldDetails, issue: Issue): MembershipRow[] {
  const { until, months }: ProductTerms["membership"] = JSON.parse(held.product.terms)
  const today = dayInZone(issue.soldAt, issue.timeZone)
  const after = months === undefined ? undefined : dayAfter(today, { months })
  const end = until === undefined ? after : dayAfter(until, { days: 1 })
  const ends_at = end === undefined ? null : startOfDay(end, issue.timeZone)
  return ownedPieces(sale, held, issue).map((row) => ({ ...row, starts_at: issue.soldAt, ends_at }))
}

function flexPasses(sale: SaleRow, held: ProductHoldDetails, issue: Issue): FlexPassRow[] {
  const { credits }: ProductTerms["flexpass"] = JSON.parse(held.product.terms)
  return ownedPieces(sale, held, issue).map((row) => ({ ...row, credits, credits_left: credits }))
}

/** A row for each piece, of the client who bought it: the checkout let nobody else pay. */
function ownedPieces(sale: SaleRow, { product, places }: ProductHoldDetails, { newId, soldAt }: Issue) {
  const { client_id } = sale
  if (client_id === null) throw new Error(`Sale ${sale.id} has a ${product.kind} and no client`)
  return places.map(({ lineId }) => ({
    ...{ id: newId(), website_id: sale.website_id, product_id: product.id, sale_id: sale.id },
    ...{ hold_line_id: lineId, client_id, created_at: soldAt },
  }))
}

/** A certificate of each piece's value; its code is in its mail and nowhere else. */
async function issueCertificates(
  trx: Knex.Transaction,
  sale: SaleRow,
  { hold, places, recipient }: ProductHoldDetails,
  { newId, certificateCodes, timeZone, soldAt }: Issue,
): Promise<void> {
  const rows = places.map(({ lineId }) => {
    const plainCode = plainCertificateCode(certificateCodes.of(sale.website_id, lineId)) ?? ""
    return {
      ...{ id: newId(), website_id: sale.website_id, code_hash: certificateHash(plainCode) },
      ...{ last_four: plainCode.slice(-4), value: hold.price, balance: hold.price, currency: "CAD" },
      ...{ state: "open" as const, hold_line_id: lineId, created_at: soldAt, changed_at: soldAt },
    }
  })
  await insertCertificates(trx, rows)
  const day = recipient?.sendOn
  const dueAt = day === undefined ? soldAt : Math.max(soldAt, hourOfDay(day, MORNING, timeZone))
  for (const { lineId } of places) {
    const payload: CertificateMessage = { saleId: sale.id, holdLineId: lineId }
    const message = { id: newId(), websiteId: sale.website_id, kind: CERTIFICATE_MAIL, payload, dueAt }
    await postMessage(trx, message, soldAt)
  }
}
