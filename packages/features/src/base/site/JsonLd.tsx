/** Properties of schema.org. */
export type Facts = Readonly<Record<string, unknown>>

/** Facts of a page for search engines (schema.org). Data alone: the browser runs nothing of it. */
export function JsonLd({ facts }: { facts: Facts }) {
  // a "<" could end the element
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
