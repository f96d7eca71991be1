const isSheet = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')

/**
 * Gives another document the style sheets of this one, and keeps them equal while parts of the page bring new ones.
 *
 * @returns the function that ends it
 */
export function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Node, Node>()
  const add = (node: Node) => {
    if (!isSheet(node) || copies.has(node)) return
    const copy = node.cloneNode(true) as typeof node
    // not cloned: a policy that asks for it would refuse the copy
    copy.nonce = node.nonce
    copies.set(node, copy)
    to.head.append(copy)
  }
  const remove = (node: Node) => {
    const copy = copies.get(node)
    copies.delete(node)
    copy?.parentNode?.removeChild(copy)
  }
  for (const node of from.head.querySelectorAll('style, link')) add(node)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      addedNodes.forEach(add)
      removedNodes.forEach(remove)
    }
  })
  observer.observe(from.head, { childList: true })
  return () => observer.disconnect()
}
