import type { InteracForm } from "@parterre/sdk"
import { useEffect, useRef } from "react"
import { leftForBank } from "./left-for-bank.ts"

/** Milliseconds before the form is posted: time to read that one leaves [PAY-010]. */
const LEAVING_PAUSE = 500

/** Answers how to stay after all. */
export function afterPause(leave: () => void): () => void {
  const timer = setTimeout(leave, LEAVING_PAUSE)
  return () => clearTimeout(timer)
}

/** The form of the payment page, which posts itself. */
export function LeavingForm({ form: { url, fields } }: { form: InteracForm }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    return afterPause(() => {
      leftForBank.note()
      form.current?.submit()
    })
  }, [])
  return (
    // In this page, whatever a page drawn for a widget says of its links.
    <form ref={form} method="post" action={url} target="_self" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
