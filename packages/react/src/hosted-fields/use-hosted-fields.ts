import type { ProcessorConfig } from "@parterre/contract"
import type { CardBrand } from "@parterre/domain/cards"
import type { FormErrorKey } from "@parterre/domain/form-errors"
import type { CardError } from "@parterre/domain/payments"
import type { PaymentCard } from "@parterre/sdk"
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from "react"
import { ScriptFailed } from "../browser/load-script.ts"
import { useColorScheme } from "../browser/use-color-scheme.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import {
  FieldsExpired,
  FieldsRefused,
  type HostedFaults,
  type HostedField,
  type HostedFieldState,
  type HostedFields,
  type HostedPlace,
  hostedFields,
  invalidField,
  KEY_REFUSED,
} from "./hosted-fields.ts"
import { type HostedLayout, hostedLayout, mountHostedFields } from "./mount-hosted-fields.ts"

export type HostedFailure = CardError | ScriptFailed["code"]

export interface HostedFieldsForm {
  /** `fields`: a place for each; `frame`: one place, with the labels in it. */
  readonly layout: HostedLayout
  /**
   * For the empty element that a frame goes into: `<div {...form.place("number")} />`. It is busy and hidden until all
   * frames answer: what is typed into one before is told to nobody, and would count as blank.
   */
  readonly place: (place: HostedPlace) => {
    readonly id: string
    readonly ref: (element: HTMLElement | null) => void
    readonly "aria-busy": boolean
    readonly style: CSSProperties
  }
  /** What is wrong so far, blank fields among it: show it once the shopper has tried to pay. */
  readonly errors: HostedFaults
  /** What the processor said of the fields when it was asked for a token: show it at once. */
  readonly told: HostedFaults
  /**
   * Why there are no fields, or no token, whatever is typed: its text is at `cardErrorKey`, or in `toldProblems` where the
   * processor's library did not come. `tokenise` asks for the fields once more.
   */
  readonly failure: HostedFailure | undefined
  /** The site's own key is at fault: no card helps, but a call does. */
  readonly isMisconfigured: boolean
  readonly focused: HostedPlace | undefined
  readonly brand: CardBrand | undefined
  readonly focus: (place: HostedPlace) => void
  /** The token that stands for the card, or nothing when the fields or `failure` say why; one at a time. */
  readonly tokenise: (nameOnCard: string) => Promise<PaymentCard | undefined>
  /** Forgets what the last try was told. */
  readonly forget: () => void
  /** Empties the fields: a refused card is not worth keeping. */
  readonly clear: () => void
}

interface HostedFieldsOptions {
  /** Of the site's configuration; nothing while it is not there. */
  readonly processor: ProcessorConfig | undefined
  /** Whether a card is asked for; without, nothing is loaded. */
  readonly isAsked: boolean
  /** Brands that the site takes. */
  readonly accepted: readonly CardBrand[]
  readonly labels: Readonly<Record<HostedField, string>>
  readonly placeholders?: Readonly<Partial<Record<HostedField, string>>>
}

type States = { readonly [field in HostedField]?: HostedFieldState }

/** What is found about one set of fields, from their mounting to their end. */
interface Found {
  readonly states: States
  readonly faults: HostedFaults
  readonly brand?: CardBrand | undefined
  readonly failure?: HostedFailure | undefined
  /** Whether all frames are there and answer. */
  readonly isReady: boolean
}

const nothing: Found = { states: {}, faults: {}, isReady: false }

/** What a site's key, account or mode is at fault for. */
const misconfigured: readonly HostedFailure[] = [
  "resource_missing",
  "testmode_charges_only",
  "livemode_mismatch",
  KEY_REFUSED,
]

/**
 * The card fields of the site's processor, in frames of its own: no number of a card comes to this page, nor through it to
 * a server of ours. Undefined where the site has none [PAY-013].
 */
export function useHostedFields(options: HostedFieldsOptions): HostedFieldsForm | undefined {
  const { processor, isAsked, accepted } = options
  const { client, language } = useShop()
  const scheme = useColorScheme()
  const prefix = useId().replaceAll(/\W/g, "")
  const places = useRef(new Map<HostedPlace, HTMLElement>())
  const mounted = useRef<Promise<HostedFields | undefined>>(undefined)
  const isBusy = useRef(false)
  const latest = useRef(options)
  latest.current = options
  const [round, setRound] = useState(0)
  const [found, setFound] = useState(nothing)
  // Outlives the fields it is about.
  const [notice, setNotice] = useState<CardError>()
  const [focused, setFocused] = useState<HostedPlace>()
  const layout = processor && hostedLayout(processor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another look, or another round, is a reason to mount anew
  useEffect(() => {
    if (!isAsked || layout === undefined || processor === undefined) return
    let isHere = true
    const here =
      <Told extends unknown[]>(listener: (...told: Told) => void) =>
      (...told: Told) => {
        if (isHere) listener(...told)
      }
    setFound(nothing)
    const { labels, placeholders = {} } = latest.current
    const own = mountHostedFields({
      processor,
      language,
      labels,
      placeholders,
      host: (place) => {
        const host = places.current.get(place)
        if (host === undefined) throw new Error(`There is no place for ${place}.`)
        return host
      },
      access: () => client.checkout.cardFieldsAccess(),
      onChange: here((field, state) =>
        setFound(({ states, faults, ...rest }) => {
          const { [field]: _mended, ...others } = faults
          return { ...rest, states: { ...states, [field]: state }, faults: others }
        }),
      ),
      onFocus: here((place, isFocused) =>
        setFocused((before) => (isFocused ? place : before === place ? undefined : before)),
      ),
      onBrand: here((brand) => setFound((before) => ({ ...before, brand }))),
    }).catch(
      here((cause: unknown) => {
        const failure =
          cause instanceof FieldsRefused
            ? KEY_REFUSED
            : cause instanceof ScriptFailed
              ? cause.code
              : "processing_error"
        // What is neither is a mistake of the shop's own code, such as a place that is not on its page.
        if (failure === "processing_error") console.error(cause)
        setFound((before) => ({ ...before, failure }))
      }),
    ) as Promise<HostedFields | undefined>
    mounted.current = own
    void own.then(
      here((fields) => {
        if (fields !== undefined) setFound((before) => ({ ...before, isReady: true }))
      }),
    )
    return () => {
      isHere = false
      mounted.current = undefined
      void own.then((fields) => fields?.unmount())
    }
  }, [isAsked, layout, processor, language, scheme, round, client])

  const refTo = useMemo(() => {
    const refs = new Map<HostedPlace, (element: HTMLElement | null) => void>()
    return (name: HostedPlace) => {
      const known = refs.get(name)
      const ref =
        known ??
        ((element: HTMLElement | null) => {
          if (element === null) places.current.delete(name)
          else places.current.set(name, element)
        })
      refs.set(name, ref)
      return ref
    }
  }, [])
  if (!isAsked || layout === undefined) return undefined

  const tokenise = async (nameOnCard: string): Promise<PaymentCard | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    try {
      const fields = await mounted.current
      // What could not be loaded may be there by now.
      if (fields === undefined) return void setRound((before) => before + 1)
      const made = await fields.tokenise(nameOnCard)
      if ("card" in made) return made.card
      setFound((before) =>
        "failed" in made ? { ...before, failure: made.failed } : { ...before, faults: made.faults },
      )
      if ("faults" in made) {
        const [first] = hostedFields.filter((field) => made.faults[field] !== undefined)
        fields.focus(layout === "frame" ? "all" : (first ?? "number"))
      }
      return undefined
    } catch (cause) {
      if (!(cause instanceof FieldsExpired)) throw cause
      setNotice("payment_intent_payment_attempt_expired")
      setRound((before) => before + 1)
      return undefined
    } finally {
      isBusy.current = false
    }
  }
  const { failure = notice, brand, isReady } = found
  return {
    layout,
    place: (name) => ({
      id: `card-frame-${prefix}-${name}`,
      ref: refTo(name),
      "aria-busy": !isReady,
      style: isReady ? {} : { visibility: "hidden" },
    }),
    errors: layout === "frame" || found.failure !== undefined ? {} : faultsOf(found, accepted),
    told: found.faults,
    failure,
    isMisconfigured: failure !== undefined && misconfigured.includes(failure),
    focused,
    brand,
    focus: (name) => void mounted.current?.then((fields) => fields?.focus(name)),
    tokenise,
    forget() {
      setNotice(undefined)
      setFound(({ failure: _told, ...rest }) => ({ ...rest, faults: {} }))
    },
    clear: () => setRound((before) => before + 1),
  }
}

/** What is wrong with what is typed, as far as the frames tell. */
function faultsOf({ states, brand }: Found, accepted: readonly CardBrand[]): HostedFaults {
  const faultOf = (field: HostedField): FormErrorKey | undefined => {
    const { isEmpty, isGood } = states[field] ?? { isEmpty: true, isGood: false }
    if (isEmpty) return "formMsg.errors.required"
    if (!isGood) return invalidField[field]
    const isForeign = field === "number" && brand !== undefined && !accepted.includes(brand)
    return isForeign ? "formMsg.errors.cardBrand" : undefined
  }
  return Object.fromEntries(
    hostedFields.flatMap((field) => {
      const fault = faultOf(field)
      return fault === undefined ? [] : [[field, fault]]
    }),
  )
}
