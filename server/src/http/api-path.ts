/** Paths that lead to no page of a website. */
export const apiPath = /^\/(v\d+|backend|assets|sandbox|healthz|readyz)(\/|\?|$)/
