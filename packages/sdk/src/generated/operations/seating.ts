// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getEventSeatMap = /* @__PURE__ */ operation<"getEventSeatMap">({"id":"getEventSeatMap","method":"GET","path":"/v1/seatmap/event/{id}/full","security":"none","cache":60000,"media":"json","problems":"event-unknown no-seat-map request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getEventPolygons = /* @__PURE__ */ operation<"getEventPolygons">({"id":"getEventPolygons","method":"GET","path":"/v1/seatmap/event/{id}/polygons","security":"none","cache":60000,"media":"json","problems":"event-unknown no-seat-map request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSectionDetails = /* @__PURE__ */ operation<"getSectionDetails">({"id":"getSectionDetails","method":"GET","path":"/v1/seatmap/event/{id}/section/{sectionId}/details","security":"none","cache":600000,"media":"json","problems":"event-unknown section-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getAvailability = /* @__PURE__ */ operation<"getAvailability">({"id":"getAvailability","method":"GET","path":"/v1/seatmap/event/{id}/availability","security":"none","cache":0,"media":"json","problems":"event-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const streamAvailability = /* @__PURE__ */ operation<"streamAvailability">({"id":"streamAvailability","method":"GET","path":"/v1/seatmap/event/{id}/availability/live","security":"none","cache":0,"media":"stream","problems":"event-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSection = /* @__PURE__ */ operation<"getSection">({"id":"getSection","method":"GET","path":"/v1/seatmap/sections/{id}","security":"none","cache":600000,"media":"json","problems":"section-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSectionInMode = /* @__PURE__ */ operation<"getSectionInMode">({"id":"getSectionInMode","method":"GET","path":"/v1/seatmap/sections/{id}/{mode}","security":"none","cache":600000,"media":"json","problems":"section-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSubscriptionSeatMap = /* @__PURE__ */ operation<"getSubscriptionSeatMap">({"id":"getSubscriptionSeatMap","method":"GET","path":"/v1/seatmap/subscription/{id}/full","security":"none","cache":60000,"media":"json","problems":"subscription-unknown no-seat-map request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSubscriptionPolygons = /* @__PURE__ */ operation<"getSubscriptionPolygons">({"id":"getSubscriptionPolygons","method":"GET","path":"/v1/seatmap/subscription/{id}/polygons","security":"none","cache":60000,"media":"json","problems":"subscription-unknown no-seat-map request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSubscriptionSectionDetails = /* @__PURE__ */ operation<"getSubscriptionSectionDetails">({"id":"getSubscriptionSectionDetails","method":"GET","path":"/v1/seatmap/subscription/{id}/section/{sectionId}/details","security":"none","cache":600000,"media":"json","problems":"subscription-unknown section-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSubscriptionAvailability = /* @__PURE__ */ operation<"getSubscriptionAvailability">({"id":"getSubscriptionAvailability","method":"GET","path":"/v1/seatmap/subscription/{id}/availability","security":"none","cache":0,"media":"json","problems":"subscription-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const streamSubscriptionAvailability = /* @__PURE__ */ operation<"streamSubscriptionAvailability">({"id":"streamSubscriptionAvailability","method":"GET","path":"/v1/seatmap/subscription/{id}/availability/live","security":"none","cache":0,"media":"stream","problems":"subscription-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getVenueSeatMap = /* @__PURE__ */ operation<"getVenueSeatMap">({"id":"getVenueSeatMap","method":"GET","path":"/v1/seatmap/venues/{id}/full","security":"staff","cache":0,"media":"json","problems":"venue-unknown no-seat-map staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getVenuePolygons = /* @__PURE__ */ operation<"getVenuePolygons">({"id":"getVenuePolygons","method":"GET","path":"/v1/seatmap/venues/{id}/polygons","security":"staff","cache":0,"media":"json","problems":"venue-unknown no-seat-map staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getVenueSectionDetails = /* @__PURE__ */ operation<"getVenueSectionDetails">({"id":"getVenueSectionDetails","method":"GET","path":"/v1/seatmap/venues/{id}/section/{sectionId}/details","security":"staff","cache":0,"media":"json","problems":"venue-unknown section-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
