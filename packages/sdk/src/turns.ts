/** Milliseconds after which the page has a turn: opening every service and telling all who wait in one would be long on a phone. */
export const A_TURN = 4
