import { createHash } from "node:crypto"
import forge from "node-forge"

/** An Apple pass, opened as a wallet opens it. */
export interface OpenedPass {
  readonly json: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, Buffer>
  /** Texts of a language, by the text that stands in the pass. */
  texts(language: "fr" | "en"): Readonly<Record<string, string>>
}

/**
 * Opens a pass and checks it: each file is in the manifest with its hash, the manifest is signed by the pass type's
 * certificate, and that one by the authority. Throws where one of these is not so.
 */
export function openedPass(
  bytes: Buffer,
  { authority, certificate }: { readonly authority: string; readonly certificate: string },
): OpenedPass {
  const files = unzipped(bytes)
  const manifest = files.get("manifest.json")
  const signature = files.get("signature")
  if (manifest === undefined || signature === undefined) throw new Error("the pass is not signed")
  const hashes: Record<string, string> = JSON.parse(manifest.toString("utf8"))
  const named = [...files.keys()].filter((name) => name !== "manifest.json" && name !== "signature")
  if (named.toSorted().join() !== Object.keys(hashes).toSorted().join())
    throw new Error("the manifest names other files")
  for (const name of named)
    if (
      createHash("sha1")
        .update(files.get(name) ?? "")
        .digest("hex") !== hashes[name]
    )
      throw new Error(`${name} is not what the manifest says`)
  checkSignature(manifest, signature, authority, certificate)
  const json = JSON.parse(files.get("pass.json")?.toString("utf8") ?? "{}")
  return {
    json,
    files,
    texts(language) {
      const text = files.get(`${language}.lproj/pass.strings`)?.toString("utf8") ?? ""
      const lines = [...text.matchAll(/^"(.*)" = "(.*)";$/gm)]
      return Object.fromEntries(lines.map(([, key = "", value = ""]) => [key, value]))
    },
  }
}

/** What PKCS #7 keeps of a message as forge reads it. */
interface Captured {
  readonly signature: string
  readonly authenticatedAttributes: forge.asn1.Asn1[]
}

function checkSignature(manifest: Buffer, signature: Buffer, authority: string, certificate: string) {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString("binary")))
  const { rawCapture, certificates } = message as unknown as {
    readonly rawCapture: Captured
    readonly certificates: forge.pki.Certificate[]
  }
  const own = forge.pki.certificateFromPem(certificate)
  const issuer = forge.pki.certificateFromPem(authority)
  if (!certificates.some((one) => one.serialNumber === own.serialNumber))
    throw new Error("the pass lacks the certificate of its type")
  if (!issuer.verify(own)) throw new Error("the certificate is not the authority's")
  const { authenticatedAttributes: attributes, signature: signed } = rawCapture
  const told = attributes.map((one) => forge.asn1.toDer(one).toHex()).join()
  if (
    !told.includes(createHash("sha1").update(manifest).digest("hex")) &&
    !told.includes(createHash("sha256").update(manifest).digest("hex"))
  )
    throw new Error("another manifest was signed")
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes)
  const der = forge.asn1.toDer(set).getBytes()
  const key = own.publicKey as forge.pki.rsa.PublicKey
  const verifies = [forge.md.sha1.create(), forge.md.sha256.create()].some((digest) => {
    digest.update(der)
    try {
      return key.verify(digest.digest().bytes(), signed)
    } catch {
      return false
    }
  })
  if (!verifies) throw new Error("the signature is not the certificate's")
}

/** The files of a zip whose entries are not compressed. */
function unzipped(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = 0
  while (at + 30 <= bytes.length && bytes.readUInt32LE(at) === 0x04034b50) {
    if (bytes.readUInt16LE(at + 8) !== 0) throw new Error("an entry is compressed")
    const size = bytes.readUInt32LE(at + 18)
    const nameLength = bytes.readUInt16LE(at + 26)
    const start = at + 30 + nameLength + bytes.readUInt16LE(at + 28)
    files.set(bytes.toString("utf8", at + 30, at + 30 + nameLength), bytes.subarray(start, start + size))
    at = start + size
  }
  return files
}
