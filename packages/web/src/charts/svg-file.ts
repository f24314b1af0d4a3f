const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'font-size',
  'font-family',
  'font-weight',
] as const

/** A picture of the page as a file of its own: it looks the same without the page's styles. */
export function svgFile(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll<SVGElement>('*')]
  from.forEach((element, at) => {
    const style = getComputedStyle(element)
    for (const property of DRAWN) to[at]?.style.setProperty(property, style.getPropertyValue(property))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.style.background = getComputedStyle(document.body).backgroundColor
  return `${new XMLSerializer().serializeToString(copy)}\n`
}
