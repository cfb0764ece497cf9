const SEAT_SCALE_FACTOR = 10
const SEAT_SIZE = 0.4

/** A seat's radius in map units: 4 for the usual pitch of 10, so that neighbours never touch. No size is the usual one [MAP-012]. */
export const seatRadius = (seatSizeFactor = 1): number =>
  SEAT_SIZE * SEAT_SCALE_FACTOR * (seatSizeFactor > 0 ? seatSizeFactor : 1)
