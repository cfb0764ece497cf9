import type { NewPasskey, PasskeyChallenge, PasskeySignIn, PasskeyToMake } from "@parterre/contract"
import type { AuthenticatorTransport } from "@simplewebauthn/browser"

/** The device that makes passkeys and signs in with them. */
export interface Authenticator {
  make(asked: PasskeyToMake): Promise<Omit<NewPasskey, "name">>
  answer(asked: PasskeyChallenge): Promise<PasskeySignIn>
}

/** What the server takes, the best first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257]

const transportsOf = (names: readonly string[]) => names as AuthenticatorTransport[]

/** The browser's own, which asks whoever is there; its library is loaded when it is first wanted. */
const browserAuthenticator: Authenticator = {
  async make({ challenge, rpId, rpName, userId, userName, displayName, known }) {
    const { startRegistration } = await import("@simplewebauthn/browser")
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user: { id: userId, name: userName, displayName },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
        excludeCredentials: known.map((one) => ({
          ...{ id: one.id, type: "public-key" },
          transports: transportsOf(one.transports),
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      ...{ id, clientDataJSON, attestationObject },
      ...(transports === undefined ? {} : { transports: [...transports] }),
    }
  },

  async answer({ challenge, rpId }) {
    const { startAuthentication } = await import("@simplewebauthn/browser")
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: "required" },
    })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, clientDataJSON, authenticatorData, signature }
  },
}

/** The device that is given, else the browser's own. */
export const authenticatorOf = (given: Authenticator | undefined): Authenticator =>
  given ?? browserAuthenticator

/** What of a browser's page tells whether passkeys can be used there. */
interface Page {
  readonly PublicKeyCredential?: unknown
  readonly top?: unknown
  readonly self?: unknown
  readonly location?: { readonly hostname: string }
}

/** Whether a page can use passkeys: its browser has them, it is not within another site's, and its host has a name. */
export const hasPasskeys = (
  { PublicKeyCredential, top, self, location }: Page = globalThis as Page,
): boolean =>
  typeof PublicKeyCredential === "function" &&
  top === self &&
  location !== undefined &&
  !/^[\d.]+$|:/.test(location.hostname)
