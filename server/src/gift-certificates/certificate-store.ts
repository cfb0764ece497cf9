import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import type { Knex } from "knex"
import type { GiftCertificateRow, SaleCertificateRow } from "../database/certificate-tables.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"

/** What the database keeps of a plain code. */
export const certificateHash = (plainCode: string): string => tokenHash(`certificate ${plainCode}`)

/**
 * The certificates that codes name, in the order given, each once. An unknown, blocked or used-up one refuses all with
 * `certificate-unknown`: a stranger learns nothing from the difference.
 */
export async function usableCertificates(
  db: Knex,
  websiteId: string,
  codes: readonly string[],
): Promise<GiftCertificateRow[]> {
  if (codes.length === 0) return []
  const hashes = new Set(codes.map(hashOf))
  const rows = await db<GiftCertificateRow>("gift_certificates")
    .where({ website_id: websiteId, state: "open" })
    .where("balance", ">", 0)
    .whereIn("code_hash", [...hashes])
  return [...hashes].map((hash) => {
    const row = rows.find(({ code_hash }) => code_hash === hash)
    if (row === undefined) throw new Refusal("certificate-unknown")
    return row
  })
}

function hashOf(code: string): string {
  const plain = plainCertificateCode(code)
  if (plain === undefined) throw new Refusal("certificate-unknown")
  return certificateHash(plain)
}

/** Whether a website has issued a certificate of this plain code. */
export async function isIssued(db: Knex, websiteId: string, plainCode: string): Promise<boolean> {
  const row = await db<GiftCertificateRow>("gift_certificates")
    .where({ website_id: websiteId, code_hash: certificateHash(plainCode) })
    .first("id")
  return row !== undefined
}

/** Hashes of the codes of all certificates of a website. */
export const knownHashes = (db: Knex, websiteId: string): Promise<string[]> =>
  db<GiftCertificateRow>("gift_certificates").where({ website_id: websiteId }).pluck("code_hash")

/** Rows of one statement. */
const atOnce = 100

export async function insertCertificates(
  trx: Knex.Transaction,
  rows: readonly GiftCertificateRow[],
): Promise<void> {
  await trx.batchInsert("gift_certificates", [...rows], atOnce)
}

/** Changes the certificate of a code; answers whether there is one. */
export async function changeCertificate(
  db: Knex,
  websiteId: string,
  codeHash: string,
  change: Pick<GiftCertificateRow, "state" | "changed_at">,
): Promise<boolean> {
  const changed = await db<GiftCertificateRow>("gift_certificates")
    .where({ website_id: websiteId, code_hash: codeHash })
    .update(change)
  return changed === 1
}

/** The certificates that were sold as pieces of sales. */
export const certificatesOfLines = (
  db: Knex,
  websiteId: string,
  lineIds: readonly string[],
): Promise<GiftCertificateRow[]> =>
  db<GiftCertificateRow>("gift_certificates")
    .where({ website_id: websiteId })
    .whereIn("hold_line_id", lineIds)
    .orderBy("created_at")

/** What a sale is to be paid with, in the order its shopper gave. */
export const saleCertificates = (db: Knex, saleId: string): Promise<SaleCertificateRow[]> =>
  db<SaleCertificateRow>("sale_certificates").where({ sale_id: saleId }).orderBy("ordinal")

export async function replaceSaleCertificates(
  trx: Knex.Transaction,
  saleId: string,
  rows: readonly SaleCertificateRow[],
): Promise<void> {
  await trx<SaleCertificateRow>("sale_certificates").where({ sale_id: saleId }).delete()
  if (rows.length > 0) await trx<SaleCertificateRow>("sale_certificates").insert([...rows])
}
