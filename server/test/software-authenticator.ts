import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

/** What a device says of the page that asks it. */
interface Page {
  readonly challenge: string
  readonly rpId: string
  readonly origin: string
}

/** How a device misbehaves. */
interface Behaviour {
  /** Nobody showed that they may use it. */
  readonly isUnverified?: boolean
  /** Its counter, where it does not count on. */
  readonly counter?: number
}

/** A device with one passkey, as a browser shows it to a page: P-256, without attestation. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = randomBytes(16)
  let signatures = 0

  const clientData = (type: string, { challenge, origin }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const dataOf = ({ rpId }: Page, { isUnverified = false, counter }: Behaviour, credential?: Buffer) => {
    signatures += 1
    const flags = 0x01 | (isUnverified ? 0 : 0x04) | (credential === undefined ? 0 : 0x40)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? signatures)
    const host = createHash("sha256").update(rpId).digest()
    return Buffer.concat([host, Buffer.from([flags]), counted, credential ?? Buffer.alloc(0)])
  }

  return {
    id: id.toString("base64url"),

    /** What `navigator.credentials.create` answers. */
    make(page: Page, behaviour: Behaviour = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)])
      return {
        id: id.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", page).toString("base64url"),
        attestationObject: attestation(dataOf(page, behaviour, credential)).toString("base64url"),
        transports: ["internal"],
      }
    },

    /** What `navigator.credentials.get` answers. */
    answer(page: Page, behaviour: Behaviour = {}) {
      const clientDataJSON = clientData("webauthn.get", page)
      const authenticatorData = dataOf(page, behaviour)
      const hash = createHash("sha256").update(clientDataJSON).digest()
      return {
        id: id.toString("base64url"),
        clientDataJSON: clientDataJSON.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authenticatorData, hash]), privateKey).toString("base64url"),
      }
    },
  }
}

const bytes = (value: Buffer) =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value])
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** A map in CBOR: key type EC2, algorithm ES256, curve P-256 and the point. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, "base64url")),
  ])

const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(authData)],
  ])
