import type { operations } from "./generated/operations.ts"
import type { problemActions, problems } from "./generated/problems.ts"
import type { operations as shapes } from "./generated/schema.ts"

export type OperationId = keyof typeof operations & keyof shapes
export type ProblemCode = keyof typeof problems
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

type Success<Responses> = Responses extends { 200: { content: infer Content } }
  ? Content[keyof Content]
  : undefined

/** What the operation answers when it succeeds. */
export type Answer<Id extends OperationId> = Success<shapes[Id]["responses"]>
