import { type Call, describeCalls } from "./calls.test-support.ts"

const map = (title: string, call: string, problems: readonly string[]): Call => ({
  title,
  call,
  tag: "seating",
  answer: { is: "Venue", fields: { levels: "Level[]!", priceLevels: "MapPriceLevel[]!" } },
  security: [],
  cache: 60_000,
  problems,
})
const adminMap = (title: string, call: string): Call => ({
  ...map(title, call, ["venue-unknown", "no-seat-map"]),
  security: ["staff"],
  permission: "admin",
  cache: 0,
})
const details = (title: string, call: string, problems: readonly string[]): Call => ({
  title,
  call,
  tag: "seating",
  answer: {
    is: "SeatDetail[]",
    fields: {
      seatId: "string!",
      priceLevelId: "string | null!",
      invisible: "boolean!",
      sellable: "boolean!",
      note: "string",
    },
  },
  security: [],
  cache: 600_000,
  problems,
})

describeCalls("seating", [
  map("[CALL-006] whole map of an event's venue", "GET /v1/seatmap/event/{id}/full", [
    "event-unknown",
    "no-seat-map",
  ]),
  map("[CALL-007] whole map of a subscription's venue", "GET /v1/seatmap/subscription/{id}/full", [
    "subscription-unknown",
    "no-seat-map",
  ]),
  map("[CALL-008] section polygons of an event", "GET /v1/seatmap/event/{id}/polygons", [
    "event-unknown",
    "no-seat-map",
  ]),
  map("[CALL-009] section polygons of a subscription", "GET /v1/seatmap/subscription/{id}/polygons", [
    "subscription-unknown",
    "no-seat-map",
  ]),
  adminMap("[CALL-010] section polygons of a venue, for admins", "GET /v1/seatmap/venues/{id}/polygons"),
  adminMap("[CALL-011] full map of a venue, for admins", "GET /v1/seatmap/venues/{id}/full"),
  details(
    "[CALL-012] seats of an event's section",
    "GET /v1/seatmap/event/{id}/section/{sectionId}/details",
    ["event-unknown", "section-unknown"],
  ),
  details(
    "[CALL-013] seats of a subscription's section",
    "GET /v1/seatmap/subscription/{id}/section/{sectionId}/details",
    ["subscription-unknown", "section-unknown"],
  ),
  {
    title: "[CALL-014] one section",
    call: "GET /v1/seatmap/sections/{id}",
    tag: "seating",
    answer: { is: "Section", fields: { rows: "Row[]" } },
    security: [],
    cache: 600_000,
    problems: ["section-unknown"],
  },
  {
    title: "[CALL-015] one section in a mode",
    call: "GET /v1/seatmap/sections/{id}/{mode}",
    tag: "seating",
    path: { mode: "full | polygons" },
    answer: { is: "Section", fields: { rows: "Row[]", polygons: "Point[][]!" } },
    security: [],
    cache: 600_000,
    problems: ["section-unknown"],
  },
])
