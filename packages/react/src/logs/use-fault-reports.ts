import { trackedPage } from "@parterre/domain/tracking"
import type { Parterre } from "@parterre/sdk"
import { useEffect } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"

export type LogLevel = Parameters<Parterre["logs"]["write"]>[0]

/**
 * Tells the server's log what goes wrong on this page: errors that nothing caught, and calls and payments that failed, each as
 * grave as `least` or graver. What is sent has no secrets in it and is little; see the SDK's `Logs`.
 */
export function useFaultReports(least: LogLevel): void {
  const { client } = useShop()
  useEffect(() => {
    const report = (level: LogLevel, message: string, context: Parameters<Parterre["logs"]["write"]>[2]) =>
      void client.logs
        .write(
          level,
          message,
          { ...context, route: trackedPage(window.location.pathname)?.page ?? "of one person" },
          least,
        )
        // The service cannot be loaded: nobody is there to be told.
        .catch(() => undefined)
    const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) => {
      // A script of another origin says nothing of itself, and an extension's is not ours.
      if (!filename.startsWith(window.location.origin)) return
      report("error", `Uncaught ${saidBy(error, message)}`, {
        file: new URL(filename).pathname,
        line: lineno,
        column: colno,
      })
    }
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      report("error", `Unhandled ${saidBy(reason, "rejection")}`, {})
    window.addEventListener("error", onError)
    window.addEventListener("unhandledrejection", onRejection)
    const stop = client.logs.failures(({ level, message, context }) => report(level, message, context))
    return () => {
      window.removeEventListener("error", onError)
      window.removeEventListener("unhandledrejection", onRejection)
      stop()
    }
  }, [client, least])
}

const saidBy = (thrown: unknown, otherwise: string): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : otherwise
