import { normalizeIP } from "@fastify/rate-limit"
import type { FastifyRequest } from "fastify"

/**
 * What limits take for one caller: an IPv4 address, however it is written, or the /64 of an IPv6 address, for a phone or
 * a home has all of one. Callers who have hung up have no address any more.
 */
export const callerNetwork = ({ ip }: Pick<FastifyRequest, "ip">): string => normalizeIP(ip ?? "")
