import type { DoorList, Scan, ScanImport, ScanLog, ScanRequest, TicketKey } from "@parterre/contract"
import { parseTicketCode, signedTicketText } from "@parterre/domain/tickets"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getDoorList, importScans, listScans, listTicketKeys, scanTicket } from "../generated/api.ts"

/** A code that one of a website's keys has signed: it was issued; whether it is still good is for the server or a door list to say. */
export interface VerifiedTicket {
  readonly ticketId: string
  /** Which of the ticket's codes it is; 0 is the first. */
  readonly codeNumber: number
}

/** Tickets at the door, for staff: who is let in, the log of it, and what a scanner without a network needs. */
export class Scans extends Context.Service<
  Scans,
  {
    /** Scans a code for some events; the first scan of a good ticket lets its holder in. Takes the permission admin scan (139). */
    readonly scan: (request: ScanRequest) => Effect.Effect<Scan, ApiFailure<"scanTicket">>
    /** Hands in what was scanned without a network; answers in its order. Takes the permission scan barcode import (85). */
    readonly handIn: (scans: ScanImport) => Effect.Effect<readonly Scan[], ApiFailure<"importScans">>
    /** The newest scans of an event, and how many were let in. Takes the permission scan debug (77). */
    readonly log: (eventId: string, limit?: number) => Effect.Effect<ScanLog, ApiFailure<"listScans">>
    /** The good tickets of an event: beside the keys, all that a scanner without a network needs. */
    readonly doorList: (eventId: string) => Effect.Effect<DoorList, ApiFailure<"getDoorList">>
    /** The public keys of the website, newest first. */
    readonly keys: Effect.Effect<readonly TicketKey[], ApiFailure<"listTicketKeys">>
    /** Checks a code by public keys, on this machine alone: nothing where none of them has signed it for the website. */
    readonly verify: (
      websiteId: string,
      code: string,
      keys: readonly TicketKey[],
    ) => Effect.Effect<VerifiedTicket | undefined>
  }
>()("@parterre/sdk/scans/Scans") {
  static readonly layer = Layer.effect(
    Scans,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Scans.of({
        scan: Effect.fn("Scans.scan")((body) => api.call(scanTicket, { body })),
        handIn: Effect.fn("Scans.handIn")((body) => api.call(importScans, { body })),
        log: Effect.fn("Scans.log")((eventId, limit = 100) =>
          api.call(listScans, { query: { eventId, limit } }),
        ),
        doorList: Effect.fn("Scans.doorList")((id) => api.call(getDoorList, { path: { id } })),
        keys: api.call(listTicketKeys),
        verify: Effect.fn("Scans.verify")((websiteId, code, keys) =>
          Effect.promise(() => verified(websiteId, code, keys)),
        ),
      })
    }),
  )
}

async function verified(
  websiteId: string,
  code: string,
  keys: readonly TicketKey[],
): Promise<VerifiedTicket | undefined> {
  const read = parseTicketCode(code)
  const key = read && keys.find(({ id }) => id === read.keyId)
  if (read === undefined || key === undefined) return undefined
  const publicKey = await crypto.subtle.importKey("jwk", key.jwk, "Ed25519", false, ["verify"])
  const text = new TextEncoder().encode(signedTicketText(websiteId, read))
  const isGood = await crypto.subtle.verify("Ed25519", publicKey, new Uint8Array(read.signature), text)
  return isGood ? { ticketId: read.ticketId, codeNumber: read.codeNumber } : undefined
}
