import { useEffect, useState } from "react"
import { styled } from "styled-components"

/** A sign of the shop's own by its name; one there is not is told in the console, and nothing is shown [ERR-004]. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const [isMissing, setMissing] = useState(false)
  const url = `/assets/resources/svg/${encodeURIComponent(name)}.svg`
  useEffect(() => {
    let current = true
    setMissing(false)
    // A mask tells nobody when its file is not there.
    const probe = new Image()
    probe.onerror = () => {
      console.error(`There is no icon ${name}`)
      if (current) setMissing(true)
    }
    probe.src = url
    return () => {
      current = false
    }
  }, [name, url])
  return isMissing ? null : (
    <Sign aria-hidden style={{ width: size, height: size, maskImage: `url("${url}")` }} />
  )
}

const Sign = styled.span`
  flex: none;
  display: inline-block;
  background: currentColor;
  mask: center / contain no-repeat;
`
