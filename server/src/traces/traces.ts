/** Loaded only where traces are asked for: nothing else imports it, and its packages are optional. */
import { AsyncLocalStorage } from "node:async_hooks"
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api"
import { W3CTraceContextPropagator } from "@opentelemetry/core"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources"
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import type { TraceSettings } from "../config.ts"
import { isPostgres } from "../database/open-database.ts"
import { watched } from "../watched.ts"

export interface Traces {
  /** Sends what has been gathered, and watches no more. */
  close(): Promise<void>
}

/**
 * Follows requests, holds, statements and calls to others, and sends what it sees to a collector over OTLP (HTTP, JSON).
 * Spans carry names from closed lists, numbers and codes: no value of a statement, no path, no query, no token, nobody.
 * Where the collector is, the SDK reads in the environment (`OTEL_EXPORTER_OTLP_…`).
 */
export function startTraces(
  app: FastifyInstance,
  db: Knex,
  { version, settings }: { readonly version: string; readonly settings: TraceSettings },
): Traces {
  const detected = detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })
  const named = resourceFromAttributes({ "service.name": "parterre", "service.version": version })
  const provider = new TracerProvider({
    resource: defaultResource().merge(named).merge(detected),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer("parterre", version)
  const current = new AsyncLocalStorage<Context>()
  const within = () => current.getStore() ?? ROOT_CONTEXT

  /** A span around work, for what the work calls. */
  async function around<Result>(
    name: string,
    { kind, attributes, links, parent = within() }: SpanShape,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const span = tracer.startSpan(
      name,
      { kind, attributes, ...(links === undefined ? {} : { links }) },
      parent,
    )
    try {
      return await current.run(trace.setSpan(parent, span), work)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  const statements = followStatements(db, (name, attributes) => {
    const parent = current.getStore()
    return parent && tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
  })
  followRequests(app, current, (name, attributes, parent, startTime) =>
    tracer.startSpan(
      name,
      { kind: SpanKind.SERVER, attributes, ...(startTime === undefined ? {} : { startTime }) },
      parent,
    ),
  )
  const waiting = new WeakMap<object, Link>()
  const unwatch = [
    watched.holdWaits.watch(({ request }) => {
      const span = trace.getSpanContext(within())
      if (span !== undefined) waiting.set(request as object, { context: span })
    }),
    // A batch settles the holds of many requests: it belongs to none of them, and names them all.
    watched.holdBatch.watch(({ requests, waited }, work) =>
      around(
        "hold batch",
        {
          kind: SpanKind.INTERNAL,
          attributes: {
            "parterre.holds": requests.length,
            "parterre.longest_wait_ms": Math.round(Math.max(...waited)),
          },
          links: requests.flatMap((request) => waiting.get(request as object) ?? []),
          parent: ROOT_CONTEXT,
        },
        work,
      ),
    ),
    watched.processorCall.watch(({ processor, call }, work) =>
      around(
        `${processor} ${call}`,
        { kind: SpanKind.CLIENT, attributes: { "parterre.processor": processor } },
        work,
      ),
    ),
    watched.mail.watch(({ kind }, work) =>
      around(`mail ${kind}`, { kind: SpanKind.CLIENT, attributes: { "parterre.mail": kind } }, work),
    ),
    watched.job.watch(({ job }, work) =>
      around(
        `job ${job}`,
        { kind: SpanKind.INTERNAL, attributes: { "parterre.job": job }, parent: ROOT_CONTEXT },
        work,
      ),
    ),
  ]
  return {
    close: async () => {
      for (const end of [...unwatch, statements]) end()
      await provider.shutdown()
    },
  }
}

interface SpanShape {
  readonly kind: SpanKind
  readonly attributes: Attributes
  readonly links?: Link[]
  readonly parent?: Context
}

/** The kind of a failure; its message may quote what somebody wrote. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && "code" in error ? error.code : undefined
  const type = typeof code === "string" ? code : error instanceof Error ? error.name : "unknown"
  span.setAttribute("error.type", type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

type StartSpan = (name: string, attributes: Attributes, parent: Context, startTime?: number) => Span

const incoming = new W3CTraceContextPropagator()

/** Each request is a span that goes on from the caller's `traceparent`; what is done for it is within it. */
function followRequests(app: FastifyInstance, current: AsyncLocalStorage<Context>, start: StartSpan): void {
  const contexts = new WeakMap<object, Context>()
  app.addHook("onRequest", (request, reply, done) => {
    const { operationId = "none" } = request.routeOptions.config
    const parent = incoming.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const span = start(
      operationId,
      { "http.request.method": request.method, "parterre.operation": operationId },
      parent,
    )
    const own = trace.setSpan(parent, span)
    contexts.set(request, own)
    // Those who hang up have no answer, and an end all the same.
    reply.raw.once("close", () => endRequest(span, reply.statusCode, request.context?.problem))
    current.run(own, done)
  })
  // The body is read in the context of its connection: what comes after is taken back into the request's.
  app.addHook("preValidation", (request, _reply, done) =>
    current.run(contexts.get(request) ?? ROOT_CONTEXT, done),
  )
  const unwatch = watched.requestDone.watch(
    ({ operation = "none", status, milliseconds, problem, inFront }) => {
      if (inFront === undefined) return
      const { method, traceparent } = inFront
      const parent = incoming.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      const attributes = {
        "http.request.method": method,
        "parterre.operation": operation,
        "parterre.in_front": true,
      }
      endRequest(start(operation, attributes, parent, Date.now() - milliseconds), status, problem)
    },
  )
  app.addHook("onClose", async () => unwatch())
}

function endRequest(span: Span, status: number, problem: string | undefined): void {
  span.setAttribute("http.response.status_code", status)
  if (problem !== undefined) span.setAttribute("parterre.problem", problem)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

interface Statement {
  readonly __knexQueryUid: string
  readonly method?: string
  readonly sql?: string
}

/** What a statement does and to which table; its text has no values, and is not sent all the same. */
export function statementName({ method = "", sql = "" }: Pick<Statement, "method" | "sql">): string {
  const [, word = method] = /^\s*(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+["`]?(\w+)/i.exec(sql) ?? []
  return [word.toLowerCase(), table].filter(Boolean).join(" ").slice(0, 80) || "statement"
}

/** Statements within a span are spans; answers how to stop. */
function followStatements(
  db: Knex,
  start: (name: string, attributes: Attributes) => Span | undefined,
): () => void {
  const system = isPostgres(db) ? "postgresql" : "sqlite"
  const running = new Map<string, Span>()
  const began = (statement: Statement) => {
    const span = start(statementName(statement), { "db.system.name": system })
    if (span !== undefined) running.set(statement.__knexQueryUid, span)
  }
  const ended = ({ __knexQueryUid }: Statement, error?: unknown) => {
    const span = running.get(__knexQueryUid)
    running.delete(__knexQueryUid)
    if (span !== undefined && error !== undefined) fail(span, error)
    span?.end()
  }
  const answered = (_response: unknown, statement: Statement) => ended(statement)
  const refused = (error: unknown, statement: Statement) => ended(statement, error)
  db.on("query", began).on("query-response", answered).on("query-error", refused)
  return () => {
    db.off("query", began).off("query-response", answered).off("query-error", refused)
  }
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const name = sampler.replace("parentbased_", "")
  const root =
    name === "always_off"
      ? new AlwaysOffSampler()
      : name === "always_on"
        ? new AlwaysOnSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return name === sampler ? root : new ParentBasedSampler({ root })
}
