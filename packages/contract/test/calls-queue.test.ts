import { describeCalls } from "./calls.test-support.ts"

const session = ["session"]
const record = {
  is: "KeyRecord",
  fields: {
    pageId: "string",
    id: "string",
    type: "KeyKind!",
    keyserver: "object",
    "keyserver.url": "string!",
    "keyserver.token": "string!",
  },
}
const kinds = ["page-unknown", "event-unknown", "subscription-unknown", "flex-pass-unknown"]

describeCalls("queue", [
  {
    title: "[CALL-040] a key is asked for",
    call: "POST /v1/key/{type}/{id}",
    tag: "queue",
    path: { type: "KeyKind" },
    query: { presale: "string" },
    body: record,
    answer: { is: "Key", fields: { state: "QueueState!", url: "string!", token: "string!" } },
    security: session,
    cache: 0,
    problems: kinds,
  },
  {
    title: "[CALL-041] how long the wait still is",
    call: "POST /v1/key/{type}/{id}/eta",
    tag: "queue",
    path: { type: "KeyKind" },
    query: { presale: "string" },
    body: record,
    answer: {
      is: "KeyEta",
      fields: {
        state: "QueueState!",
        position: "integer",
        etaSeconds: "integer",
        url: "string",
        token: "string",
      },
    },
    security: session,
    cache: 0,
    problems: kinds,
  },
  {
    title: "[CALL-042] an email is left to be told of the turn",
    call: "POST /v1/keyserver/email",
    tag: "queue",
    body: {
      is: "QueueEmail",
      fields: { email: "email!", keyserverUrl: "uri!", token: "string!", websiteUrl: "uri!" },
    },
    answer: "nothing",
    status: 202,
    security: session,
    problems: ["address-not-allowed"],
  },
  {
    title: "[CALL-043] whether the account offers such emails",
    call: "GET /v1/keyserver/email/{accountCode}/status",
    tag: "queue",
    answer: { is: "QueueEmailStatus", fields: { enabled: "boolean!" } },
    security: [],
    cache: 60_000,
  },
  {
    title: "[CALL-076] the session's place is given up",
    call: "PUT /v1/kickout",
    tag: "queue",
    answer: "nothing",
    status: 204,
    security: session,
    problems: ["cart-being-paid"],
  },
])
