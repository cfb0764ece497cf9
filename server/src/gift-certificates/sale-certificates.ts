import type { CertificateUse as ToldUse } from "@parterre/contract"
import { redeemCertificates } from "@parterre/domain/gift-certificates"
import type { Knex } from "knex"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
import { replaceSaleCertificates, saleCertificates } from "./certificate-store.ts"

/** What certificates pay of a total, and what they leave, in cents. */
export interface PaidByCertificate {
  readonly uses: readonly { readonly certificateId: string; readonly amount: number }[]
  readonly left: number
}

/** What certificates pay of a total, in their order. */
export const paidBy = (certificates: readonly GiftCertificateRow[], total: number): PaidByCertificate =>
  redeem(
    total,
    certificates.map(({ id, balance }) => ({ certificateId: id, amount: balance })),
  )

/** Keeps which certificates a locked sale is to be paid with, instead of those before, and what each is to pay. */
export async function chooseCertificates(
  trx: Knex.Transaction,
  saleId: string,
  { uses }: PaidByCertificate,
): Promise<void> {
  const rows = uses.map(({ certificateId, amount }, ordinal) => ({
    sale_id: saleId,
    certificate_id: certificateId,
    ordinal,
    amount,
  }))
  await replaceSaleCertificates(trx, saleId, rows)
}

/** What the certificates of a sale are to pay of a total: no more than its shopper was told. */
export async function plannedUses(db: Knex, saleId: string, total: number): Promise<PaidByCertificate> {
  const rows = await saleCertificates(db, saleId)
  return redeem(
    total,
    rows.map(({ certificate_id, amount }) => ({ certificateId: certificate_id, amount })),
  )
}

function redeem(total: number, offered: PaidByCertificate["uses"]): PaidByCertificate {
  const { uses, grandTotal } = redeemCertificates(
    total,
    offered.map(({ certificateId, amount }) => ({ code: certificateId, balance: amount })),
  )
  const paying = uses.filter(({ used }) => used > 0)
  return { uses: paying.map(({ code, used }) => ({ certificateId: code, amount: used })), left: grandTotal }
}

/** The uses as a shopper is told of them. */
export const toldUses = (
  { uses }: PaidByCertificate,
  certificates: readonly GiftCertificateRow[],
): ToldUse[] =>
  uses.map(({ certificateId, amount }) => ({
    lastFour: certificates.find(({ id }) => id === certificateId)?.last_four ?? "",
    amount,
  }))
