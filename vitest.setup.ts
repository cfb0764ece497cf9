import { vi } from "vitest"

// Test files share a worker and its globals: what one of them left in the place of the clock, of a global or of the
// environment must not meet the next one.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
