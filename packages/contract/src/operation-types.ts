import type { operations } from "./generated/operations.ts"
import type { localProblems, problemActions, problems } from "./generated/problems.ts"
import type { operations as shapes } from "./generated/schema.ts"

export type OperationId = keyof typeof operations & keyof shapes
export type ProblemCode = keyof typeof problems
/** A failure of the browser, of the network or of a page's own form. */
export type LocalProblemCode = keyof typeof localProblems
export type ProblemAction = keyof typeof problemActions

/** The closed list of failures of an operation. */
export type ProblemOf<Id extends OperationId> = (typeof operations)[Id]["problems"][number]

type Part<Id extends OperationId, Name extends string> =
  shapes[Id]["parameters"] extends Record<Name, infer Shape> ? Shape : unknown

export type PathParameters<Id extends OperationId> = Part<Id, "path">
export type QueryParameters<Id extends OperationId> = shapes[Id]["parameters"] extends { query?: infer Query }
  ? NonNullable<Query>
  : unknown

export type RequestBody<Id extends OperationId> = shapes[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : undefined

/** Content types and shapes of an answer; `never` when the operation succeeds without saying anything. */
type Content<Responses> = Responses extends { 200: { content: infer Found } } ? Found : never

/** What the operation answers when it succeeds; undefined when it says nothing. */
export type Answer<Id extends OperationId> = [Content<shapes[Id]["responses"]>] extends [never]
  ? undefined
  :
      | Content<shapes[Id]["responses"]>[keyof Content<shapes[Id]["responses"]>]
      | Nothing<shapes[Id]["responses"]>

/** Undefined when the operation may have nothing to answer. */
type Nothing<Responses> = Responses extends { 204: unknown } ? undefined : never

/** The content type of that answer. */
export type AnswerMedia<Id extends OperationId> = keyof Content<shapes[Id]["responses"]>
