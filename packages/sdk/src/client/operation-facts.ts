import type {
  Answer,
  AnswerMedia,
  OperationId,
  PathParameters,
  ProblemOf,
  QueryParameters,
  RequestBody,
} from "@parterre/contract"

/** What the client must know to call an operation. */
export interface OperationFacts<Id extends OperationId> {
  readonly id: Id
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly path: string
  /** `session-or-staff`: a staff token when there is one, else the session. */
  readonly security: "none" | "session" | "staff" | "session-or-staff"
  /** Milliseconds an answer may be kept; 0 for never. */
  readonly cache: number
  /** `none`: a success says nothing; `stream`: it goes on until either side ends it. */
  readonly media: "json" | "blob" | "text" | "stream" | "none"
  readonly problems: readonly ProblemOf<Id>[]
}

type PathInput<Id extends OperationId> =
  unknown extends PathParameters<Id> ? unknown : { readonly path: PathParameters<Id> }
type BodyInput<Id extends OperationId> =
  undefined extends RequestBody<Id> ? unknown : { readonly body: RequestBody<Id> }

/** `fresh` asks the server again whatever the cache holds (cache=0). */
export type Input<Id extends OperationId> = {
  readonly query?: QueryParameters<Id>
  readonly fresh?: boolean
} & PathInput<Id> &
  BodyInput<Id>

export type InputArguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]

/** The contract describes a file, such as a PDF, and a stream of events as a string; a browser gets a Blob, or bytes as they come. */
export type Output<Id extends OperationId> = [Answer<Id>] extends [undefined]
  ? undefined
  : AnswerMedia<Id> extends "text/event-stream"
    ? ReadableStream<Uint8Array<ArrayBuffer>>
    : AnswerMedia<Id> extends "application/json" | `text/${string}`
      ? Answer<Id>
      : Blob
