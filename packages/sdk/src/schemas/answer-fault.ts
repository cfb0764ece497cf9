import type { OperationId } from "@parterre/contract"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { AnswerFault } from "../client/failures.ts"
import { answers } from "../generated/schemas.ts"

const schemas: Readonly<Partial<Record<string, Schema.Codec<unknown>>>> = answers
const listed = SchemaIssue.makeFormatterStandardSchemaV1()

/** The first place where an answer does not fit the contract; unknown fields may come, for servers learn. */
export function answerFault(operation: OperationId, answer: unknown): AnswerFault | undefined {
  const schema = schemas[operation]
  if (schema === undefined) return undefined
  const exit = Schema.decodeUnknownExit(schema)(answer)
  if (Exit.isSuccess(exit)) return undefined
  const error = Option.getOrUndefined(Exit.findErrorOption(exit))
  const [issue] = error === undefined ? [] : listed(error.issue).issues
  const path = issue?.path?.map((key) => (typeof key === "object" ? key.key : key)) ?? []
  return { path, message: issue?.message ?? "not what the contract says" }
}
