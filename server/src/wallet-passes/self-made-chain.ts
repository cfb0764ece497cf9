import { generateKeyPairSync } from "node:crypto"
import forge from "node-forge"
import type { ApplePassSettings } from "../wallet-pass-config.ts"

const day = 86_400_000

/** A certificate of a pass type, and an authority that signed it: as Apple's are built, and worth nothing to a wallet. */
export function selfMadeChain(
  passTypeIdentifier: string,
  teamIdentifier: string,
): Pick<ApplePassSettings, "certificate" | "key" | "authority"> {
  const [authority, own] = [keyPair(), keyPair()]
  const authorityName = [
    { name: "commonName", value: "Parterre development authority" },
    { name: "organizationName", value: "Parterre" },
  ]
  const ownName = [
    { type: "0.9.2342.19200300.100.1.1", value: passTypeIdentifier },
    { name: "commonName", value: `Pass Type ID: ${passTypeIdentifier}` },
    { name: "organizationalUnitName", value: teamIdentifier },
  ]
  const signed = (subject: forge.pki.CertificateField[], keys: forge.pki.KeyPair, isAuthority: boolean) => {
    const certificate = forge.pki.createCertificate()
    certificate.publicKey = keys.publicKey
    certificate.serialNumber = isAuthority ? "01" : "02"
    certificate.validity.notBefore = new Date(Date.now() - day)
    certificate.validity.notAfter = new Date(Date.now() + 3650 * day)
    certificate.setSubject(subject)
    certificate.setIssuer(authorityName)
    certificate.setExtensions([{ name: "basicConstraints", cA: isAuthority }])
    certificate.sign(authority.privateKey, forge.md.sha256.create())
    return forge.pki.certificateToPem(certificate)
  }
  return {
    authority: signed(authorityName, authority, true),
    certificate: signed(ownName, own, false),
    key: own.pem,
  }
}

/** By Node: forge's own takes seconds. */
function keyPair() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const pem = privateKey.export({ format: "pem", type: "pkcs1" }).toString()
  const forged = forge.pki.privateKeyFromPem(pem)
  return { pem, privateKey: forged, publicKey: forge.pki.setRsaPublicKey(forged.n, forged.e) }
}
