import type { Receipt as ContractReceipt } from "@parterre/contract"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { Receipt } from "../generated/schemas.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Receipt))

/** The receipt in a text that was kept, or none when it is not one. */
export const readReceipt = (text: string): ContractReceipt | undefined =>
  Option.getOrUndefined(decode(text)) as ContractReceipt | undefined
