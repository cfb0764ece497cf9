import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import type { Knex } from "knex"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
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
