/** Milliseconds after which the page has a turn: opening every service in one would be long on a phone. */
export const A_TURN = 4

/** Evaluating what was loaded, opening it and what is asked of it are long on a phone: a press is heard in between. */
export const aTurn = () => new Promise((resolve) => setTimeout(resolve))
