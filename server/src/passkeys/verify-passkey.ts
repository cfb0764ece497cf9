import type { NewPasskey, PasskeySignIn } from "@parterre/contract"
import {
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import type { PasskeyRow } from "../database/client-tables.ts"

/** Where a passkey is good: one site, as the browser names it. */
export interface PasskeyPlace {
  readonly origin: string
  /** Its host, without the port. */
  readonly rpId: string
}

/** What a device answered, and the challenge that it was asked. */
interface Asked {
  readonly challenge: string
  readonly place: PasskeyPlace
}

export const placeAt = (address: string): PasskeyPlace => {
  const { origin, hostname } = new URL(address)
  return { origin, rpId: hostname }
}

/** The challenge that an answer is to; undefined where it cannot be read. The signature is over it. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, "base64url").toString(),
    )
    return typeof challenge === "string" && challenge !== "" ? challenge : undefined
  } catch {
    return undefined
  }
}

/** A new credential as it is kept; undefined where its answer does not hold: another site, challenge, or nobody verified. */
export async function verifyNew(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  { challenge, place }: Asked,
): Promise<Pick<PasskeyRow, "credential_id" | "public_key" | "counter"> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
    }
  } catch {
    return undefined
  }
}

/** How far the counter of a credential is by a sign-in; undefined where its answer does not hold. */
export async function verifyUse(
  { id, clientDataJSON, authenticatorData, signature }: PasskeySignIn,
  known: PasskeyRow,
  { challenge, place }: Asked,
): Promise<number | undefined> {
  const transports: AuthenticatorTransport[] = JSON.parse(known.transports)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, "base64url")),
        counter: Number(known.counter),
        transports,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
