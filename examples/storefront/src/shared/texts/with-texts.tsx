import { type ComponentType, lazy } from "react"
import { AreaTexts } from "./AreaTexts.tsx"
import type { TextArea } from "./load-texts.ts"

/** A part that is fetched when it is first shown, with the texts that it needs besides those of every screen. */
export const withTexts = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas: readonly TextArea[],
) =>
  lazy(async () => {
    const Part: ComponentType<Props> = (await load())[name]
    return {
      default: (props: Props) => (
        <AreaTexts areas={areas}>
          <Part {...props} />
        </AreaTexts>
      ),
    }
  })
