import type { OperationId } from "@parterre/contract"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { AnswerFault } from "../client/failures.ts"
import { Availability, answers, ChangedSections, Problem } from "../generated/schemas.ts"

const schemas: Readonly<Partial<Record<string, Schema.Codec<unknown>>>> = answers
const listed = SchemaIssue.makeFormatterStandardSchemaV1()

/** Codes and actions are any text here: a newer server may know more of them than this client. */
const refusal = Schema.Struct({ ...Problem.fields, code: Schema.String, action: Schema.String })

/** The first place where an answer does not fit the contract; unknown fields may come, for servers learn. */
export function answerFault(operation: OperationId, answer: unknown): AnswerFault | undefined {
  const schema = schemas[operation]
  return schema === undefined ? undefined : faultOf(schema, answer)
}

const events = { availability: Availability, change: ChangedSections } as const

/** The first place where an event of live availability does not fit the contract. */
export const eventFault = (name: keyof typeof events, data: unknown): AnswerFault | undefined =>
  faultOf(events[name], data)

/** The first place where the body of a refusal is no problem of the contract; an unknown code is none. */
export const refusalFault = (body: unknown): AnswerFault | undefined => faultOf(refusal, body)

function faultOf(schema: Schema.Codec<unknown>, value: unknown): AnswerFault | undefined {
  const exit = Schema.decodeUnknownExit(schema)(value)
  if (Exit.isSuccess(exit)) return undefined
  const error = Option.getOrUndefined(Exit.findErrorOption(exit))
  const [issue] = error === undefined ? [] : listed(error.issue).issues
  const path = issue?.path?.map((key) => (typeof key === "object" ? key.key : key)) ?? []
  return { path, message: issue?.message ?? "not what the contract says" }
}
