/** Thrown for an unusable environment; its message is one plain sentence, shown without a stack. */
export class ConfigError extends Error {}
