import type { Client } from "@parterre/contract"
import { AUTHENTICATION_MARKER } from "@parterre/domain/sessions"
import type { KeyValues } from "../client/key-values.ts"

export interface ClientSnapshot {
  /** `unknown` until the check at start-up has answered; where no login left its marker, nobody has to be asked. */
  readonly status: "unknown" | "logged-out" | "logged-in"
  /** Whose session it is, while logged in. */
  readonly client: Client | undefined
}

export const LOGGED_OUT: ClientSnapshot = { status: "logged-out", client: undefined }

/** Before anything was read. */
export const UNKNOWN_CLIENT: ClientSnapshot = { status: "unknown", client: undefined }

/** Whether a login has left its marker on the device: somebody may still be logged in, as only the server knows. */
export const mayBeLoggedIn = (storage: Pick<KeyValues, "read">): boolean =>
  storage.read(AUTHENTICATION_MARKER.key) !== undefined

/** Who is logged in as far as the device tells, before the server was asked. */
export const clientAtStart = (storage: Pick<KeyValues, "read">): ClientSnapshot =>
  mayBeLoggedIn(storage) ? UNKNOWN_CLIENT : LOGGED_OUT
