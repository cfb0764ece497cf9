/**
 * Milliseconds from now on that the server lets an answer be kept (`max-age`), less what a cache on the way has kept it
 * already; infinite where it does not say. A browser's own cache tells its age by the `Date` alone, which counts only where it
 * fits: the shopper's clock may be wrong, and then it says nothing.
 */
export function keepFor({ headers }: Response, now: number): number {
  const most = 1000 * Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1] ?? Infinity)
  const since = now - Date.parse(headers.get("date") ?? "")
  return Math.max(0, most - Math.max(1000 * Number(headers.get("age")), since <= most ? since : 0))
}
