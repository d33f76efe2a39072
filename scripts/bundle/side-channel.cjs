// What `qs` keeps beside objects while it walks through them: in every browser of today a WeakMap.
module.exports = () => new WeakMap();
