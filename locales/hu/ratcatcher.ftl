## The Ratcatcher
