/** What Refine asks for English plurals of resources that have no name: ours have one in each language. */
const same = (word) => word;
module.exports = Object.assign(same, { plural: same, singular: same });
