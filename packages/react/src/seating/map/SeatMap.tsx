import {
  createSeatMap,
  darkTheme,
  englishLabels,
  frenchLabels,
  lightTheme,
  type MapEvent,
  type MapLabels,
  type MapTheme,
  type SeatMapHandle,
} from "@parterre/seat-map"
import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react"
import { useColorScheme } from "../../browser/use-color-scheme.ts"
import { useShop } from "../../provider/ParterreProvider.tsx"
import { useStore } from "../../stores/use-store.ts"
import type { SeatSelection } from "../seat-selection.ts"
import { withAddresses } from "./asset-addresses.ts"
import { bindSeatMap, type MapBinding } from "./map-binding.ts"

export interface SeatMapProps {
  readonly selection: SeatSelection
  /** What the map says; ready wording in the shop's language unless told. */
  readonly labels?: MapLabels
  /** Its colours; a light or a dark theme, as the shopper's system asks, unless told. */
  readonly theme?: MapTheme
  readonly reducedMotion?: boolean
  /** Hears every event of the map after the selection did, such as the scale of the view. */
  readonly onEvent?: (event: MapEvent) => void
  readonly className?: string
  readonly style?: CSSProperties
  /** The drawn map: zoom, pan, focus of a seat. Nothing until the venue is loaded. */
  readonly ref?: Ref<SeatMapHandle | undefined>
}

/** The venue, drawn and clickable, in step with the selection. It fills the element it makes. */
export function SeatMap({
  selection,
  labels: ownLabels,
  theme: ownTheme,
  reducedMotion,
  onEvent,
  className,
  style,
  ref,
}: SeatMapProps) {
  const { client, language } = useShop()
  const scheme = useColorScheme()
  const theme = ownTheme ?? (scheme === "dark" ? darkTheme : lightTheme)
  const labels = useMemo(
    () => ownLabels ?? (language === "fr" ? frenchLabels() : englishLabels()),
    [ownLabels, language],
  )
  const { venue } = useStore(selection)
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<SeatMapHandle>()
  const hear = useRef(onEvent)
  hear.current = onEvent
  // Other prices of the same house are told to the drawn map; the house itself is drawn anew.
  const house = venue?.levels
  useImperativeHandle<SeatMapHandle | undefined, SeatMapHandle | undefined>(ref, () => map, [map])

  useEffect(() => {
    if (house === undefined || container.current === null) return
    const element = container.current
    let handle: SeatMapHandle | undefined
    let binding: MapBinding | undefined
    // A task of its own: together with the drawing that led here it would be long on a phone.
    const opening = setTimeout(() => {
      // Only now: prices may have changed since.
      const { venue: drawn } = selection.get()
      if (drawn === undefined) return
      handle = createSeatMap(element, {
        venue: withAddresses(drawn, client.assetUrl),
        theme,
        labels,
        reducedMotion,
        onEvent(event) {
          binding?.hear(event)
          hear.current?.(event)
        },
      })
      binding = bindSeatMap(handle, selection)
      setMap(handle)
    })
    return () => {
      clearTimeout(opening)
      binding?.stop()
      binding = undefined
      handle?.destroy()
      setMap(undefined)
    }
  }, [client, selection, house, theme, labels, reducedMotion])

  return <div ref={container} className={className} style={style} />
}
