import { useState } from "react"
import type { TextKey } from "../texts/TextsProvider.tsx"

/** Which faults to show: of fields left with something in them, and of all once the form was sent. */
export function useFormErrors<Field extends string, Fault = TextKey>(
  all: {
    readonly [name in Field]?: Fault
  },
) {
  const [attempts, setAttempts] = useState(0)
  const [left, setLeft] = useState<readonly Field[]>([])
  return {
    /** How many times the form was sent with faults. */
    attempts,
    errorOf: (field: Field) => (attempts > 0 || left.includes(field) ? all[field] : undefined),
    leave: (field: Field, value: string) => {
      if (value.trim() !== "" && !left.includes(field)) setLeft([...left, field])
    },
    /** Whether the form may go; otherwise every fault shows. */
    mayGo: (): boolean => {
      const faultless = Object.keys(all).length === 0
      setAttempts(faultless ? 0 : attempts + 1)
      setLeft([])
      return faultless
    },
  }
}
