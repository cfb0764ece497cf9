import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto"

/** A pair of keys of one website: one half signs the codes of its tickets, the other lets a scanner check them alone. */
export interface DoorKey {
  /** The first three bytes of the public key's SHA-256, in hexadecimal: a code names the key that signed it. */
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** A website's keys: the first signs, all of them are taken at the door. */
export type DoorKeys = (websiteId: string) => readonly [DoorKey, ...DoorKey[]]

/** What stands before the 32 secret bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex")

/** Ed25519 keys derived from secrets, newest first: who has those of one website signs nothing for another. */
export function doorKeys(secrets: readonly [string, ...string[]]): DoorKeys {
  const known = new Map<string, readonly [DoorKey, ...DoorKey[]]>()
  return (websiteId) => {
    const [newest, ...older] = secrets
    const keys = known.get(websiteId) ?? [
      doorKey(newest, websiteId),
      ...older.map((secret) => doorKey(secret, websiteId)),
    ]
    known.set(websiteId, keys)
    return keys
  }
}

function doorKey(secret: string, websiteId: string): DoorKey {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", `doors of ${websiteId}`, 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: "der", type: "pkcs8" })
  const publicKey = createPublicKey(privateKey)
  const spki = publicKey.export({ format: "der", type: "spki" })
  return { id: createHash("sha256").update(spki).digest("hex").slice(0, 6), privateKey, publicKey }
}
