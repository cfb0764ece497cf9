import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import type { KeyValues } from "./key-values.ts"

export class KeyValueStorage extends Context.Service<KeyValueStorage, KeyValues>()(
  "@parterre/sdk/client/KeyValueStorage",
) {
  static readonly layer = (storage: KeyValues) => Layer.succeed(KeyValueStorage, storage)
}

/** Where a staff member's token is kept: apart from the rest where `localStorage` would leave it lying about. */
export class StaffStorage extends Context.Service<StaffStorage, KeyValues>()(
  "@parterre/sdk/client/StaffStorage",
) {
  static readonly layer = (storage: KeyValues) => Layer.succeed(StaffStorage, storage)
}
