/**
 * The script at the end of a drawn page that asks for its code once the page has been painted: what is read comes before
 * what reacts. Where nothing of it is painted, in a hidden tab or under the loading screen, it asks at once.
 * @param entries modules to run
 * @param ahead modules that these will import: all are asked for together
 */
export function codeAfterPaint(entries: readonly string[], ahead: readonly string[]): string {
  return `<script nonce="%NONCE%">${SCRIPT}(${JSON.stringify(entries)},${JSON.stringify(ahead)})</script>`;
}

const SCRIPT = `(function (entries, ahead) {
  function add(name, values) {
    var element = Object.assign(document.createElement(name), { crossOrigin: '' }, values);
    document.head.append(element);
  }
  function ask() {
    ahead.forEach(function (href) {
      add('link', { rel: 'modulepreload', href: href });
    });
    entries.forEach(function (src) {
      add('script', { type: 'module', src: src });
    });
  }
  var isPainted = !document.hidden && document.documentElement.dataset.rendered !== 'other';
  if (isPainted) requestAnimationFrame(function () { requestAnimationFrame(ask); });
  else ask();
})`;
